// The page and its newer selves.

const RELOADED = "elbowroom-reloaded";
const A_WHILE = 60_000;

/** After an update of the server, parts of the old page are gone: fetch the new one, once. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < A_WHILE) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, `${Date.now()}`);
    location.reload();
  });
}

/** Keep the page at hand; browsers that cannot simply need the network. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/worker.js").catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
