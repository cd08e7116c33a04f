// Registers the service worker, and reloads the page after an update of the server.

const RELOADED_AT = "elbowroom-reloaded";
/** In ms. */
const MIN_TIME_BETWEEN_RELOADS = 60_000;

/** After an update of the server, parts of the old page are missing: load the new one, once. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (!navigator.onLine || Date.now() - last < MIN_TIME_BETWEEN_RELOADS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT, `${Date.now()}`);
    location.reload();
  });
}

/** Make the page available offline, in browsers that can. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/worker.js").catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
