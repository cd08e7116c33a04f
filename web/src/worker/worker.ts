// The service worker: opens the page when the network is away, and is never older than the server.
import { lasting, newest, PAGE, STORE, tidy, wayOf } from "./keeping";

// Filled in when the page is built, see scripts/worker.mjs.
const SHELL = "__SHELL__" as unknown as string[];
const FILES = "__FILES__" as unknown as string[];
const LOOSE = "__LOOSE__" as unknown as string[];

interface Moment extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Moment {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(kind: "install" | "activate", heard: (event: Moment) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const scope = self as unknown as Scope;
const store = (): Promise<Cache> => caches.open(STORE);

// The browser has most of these already; its own cache answers, and nothing is sent twice.
async function install(): Promise<void> {
  const cache = await store();
  await cache.addAll([PAGE, ...LOOSE, ...SHELL]);
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await tidy(await store(), [...FILES, ...LOOSE]);
  await scope.clients.claim();
}

async function answer(way: "page" | "lasting" | "loose", request: Request): Promise<Response> {
  const cache = await store();
  if (way === "lasting") return lasting(cache, request);
  return newest(cache, request, way === "page" ? PAGE : new URL(request.url).pathname);
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, location.origin, LOOSE);
  if (way !== "none") event.respondWith(answer(way, event.request));
});
