// The service worker: opens the page without a network, and never serves an outdated one with it.
import { cacheFirst, networkFirst, PAGE, STORE, deleteOldFiles, strategyFor } from "./cache";

// Filled in when the page is built, see scripts/worker.ts.
const SHELL = "__SHELL__" as unknown as string[];
const FILES = "__FILES__" as unknown as string[];
const PUBLIC_FILES = "__PUBLIC_FILES__" as unknown as string[];

interface LifecycleEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends LifecycleEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(kind: "install" | "activate", listener: (event: LifecycleEvent) => void): void;
  addEventListener(kind: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const scope = self as unknown as Scope;
const openCache = (): Promise<Cache> => caches.open(STORE);

// The browser has loaded most of these already, so they come from its own cache.
async function install(): Promise<void> {
  const cache = await openCache();
  await cache.addAll([PAGE, ...PUBLIC_FILES, ...SHELL]);
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await deleteOldFiles(await openCache(), [...FILES, ...PUBLIC_FILES]);
  await scope.clients.claim();
}

async function answer(
  strategy: "page" | "cache-first" | "network-first",
  request: Request,
): Promise<Response> {
  const cache = await openCache();
  if (strategy === "cache-first") return cacheFirst(cache, request);
  return networkFirst(cache, request, strategy === "page" ? PAGE : new URL(request.url).pathname);
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const strategy = strategyFor(event.request, location.origin, PUBLIC_FILES);
  if (strategy !== "none") event.respondWith(answer(strategy, event.request));
});
