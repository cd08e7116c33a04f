// What the service worker keeps of the page, so that it opens without a network.

/** How a request is answered: the page, a file that never changes, a file that may, or not at all. */
export type Way = "page" | "lasting" | "loose" | "none";

/** The same page is behind every address that is not a file. */
export const PAGE = "/";
export const STORE = "elbowroom";

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Only the page and its files are ever answered from here; the API is always asked. */
export function wayOf(request: Asked, origin: string, loose: readonly string[]): Way {
  const { origin: other, pathname } = new URL(request.url);
  if (request.method !== "GET" || other !== origin || pathname.startsWith("/api")) return "none";
  if (pathname.startsWith("/assets/")) return "lasting";
  if (loose.includes(pathname)) return "loose";
  const file = pathname.split("/").at(-1)?.includes(".") ?? false;
  return request.mode === "navigate" && !file ? "page" : "none";
}

/** A file whose name has its hash in it: what was kept is as good as new. */
export async function lasting(cache: Cache, request: Request): Promise<Response> {
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** The newest if there is a network, otherwise what was kept under *name*. */
export async function newest(cache: Cache, request: Request, name: string): Promise<Response> {
  let fresh: Response;
  try {
    fresh = await fetch(request);
  } catch (error) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw error;
  }
  if (fresh.ok) await cache.put(name, fresh.clone());
  return fresh;
}

/** Forget the files of former builds. */
export async function tidy(cache: Cache, files: readonly string[]): Promise<void> {
  const old = (await cache.keys()).filter((kept) => {
    const { pathname } = new URL(kept.url);
    return pathname !== PAGE && !files.includes(pathname);
  });
  await Promise.all(old.map((kept) => cache.delete(kept)));
}
