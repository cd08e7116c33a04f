// Addresses and pages: the path of the page is the only state.
const path = $state({ now: location.pathname, search: location.search });

addEventListener("popstate", () => {
  path.now = location.pathname;
  path.search = location.search;
});

export const route = {
  get path(): string {
    return path.now;
  },
  /** The words of the path: ["t", "abc"] for /t/abc. */
  get words(): string[] {
    return path.now.split("/").filter(Boolean).map(decodeURIComponent);
  },
  get query(): URLSearchParams {
    return new URLSearchParams(path.search);
  },
};

export function go(address: string, replace = false): void {
  const to = new URL(address, location.href);
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.now = to.pathname;
  path.search = to.search;
  scrollTo(0, 0);
}

/** Clicks on our own links stay on the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.href);
}
