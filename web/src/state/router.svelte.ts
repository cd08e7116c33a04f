// The router: the address of the page is its only state.
const path = $state({ now: location.pathname, search: location.search });

addEventListener("popstate", () => {
  path.now = location.pathname;
  path.search = location.search;
});

export const route = {
  get path(): string {
    return path.now;
  },
  /** The segments of the path: ["t", "abc"] for /t/abc. */
  get segments(): string[] {
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

/** Handles clicks on links to this site without loading the page again. */
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
