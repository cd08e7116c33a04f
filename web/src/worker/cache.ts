// What the service worker caches, so that the page opens without a network.

/** How a request is answered: with the page, from the cache, from the network first, or not here. */
export type Strategy = "page" | "cache-first" | "network-first" | "none";

/** The same page is behind every address that is not a file. */
export const PAGE = "/";
export const STORE = "elbowroom";

interface RequestFacts {
  method: string;
  mode: string;
  url: string;
}

/** Only the page and its files are answered here; requests to the API always go to the server. */
export function strategyFor(
  request: RequestFacts,
  origin: string,
  publicFiles: readonly string[],
): Strategy {
  const { origin: other, pathname } = new URL(request.url);
  if (request.method !== "GET" || other !== origin || pathname.startsWith("/api")) return "none";
  if (pathname.startsWith("/assets/")) return "cache-first";
  if (publicFiles.includes(pathname)) return "network-first";
  const file = pathname.split("/").at(-1)?.includes(".") ?? false;
  return request.mode === "navigate" && !file ? "page" : "none";
}

/** For files with a hash in their name: they never change. */
export async function cacheFirst(cache: Cache, request: Request): Promise<Response> {
  const cached = await cache.match(request);
  if (cached) return cached;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** For files that may change: from the network, or else what was cached under *name*. */
export async function networkFirst(
  cache: Cache,
  request: Request,
  name: string,
): Promise<Response> {
  let fresh: Response;
  try {
    fresh = await fetch(request);
  } catch (error) {
    const cached = await cache.match(name);
    if (cached) return cached;
    throw error;
  }
  if (fresh.ok) await cache.put(name, fresh.clone());
  return fresh;
}

/** Delete the files of earlier builds. */
export async function deleteOldFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const old = (await cache.keys()).filter((request) => {
    const { pathname } = new URL(request.url);
    return pathname !== PAGE && !files.includes(pathname);
  });
  await Promise.all(old.map((request) => cache.delete(request)));
}
