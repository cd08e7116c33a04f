import { afterEach, describe, expect, it, vi } from "vitest";
import { cacheFirst, networkFirst, deleteOldFiles, strategyFor } from "$/worker/cache";
import { shellOf, type Bundle } from "../../scripts/worker";

const HOME = "https://play.example";
const PUBLIC_FILES = ["/icon.svg"];
const requestTo = (path: string, mode = "cors", method = "GET") => ({
  url: new URL(path, HOME).href,
  mode,
  method,
});

/** A cache in memory. */
function memory(files: Record<string, string> = {}): Cache & { names: () => string[] } {
  const all = new Map(Object.entries(files).map(([path, text]) => [HOME + path, text]));
  const name = (key: RequestInfo | URL): string =>
    new URL(key instanceof Request ? key.url : key, HOME).href;
  return {
    match: async (key: RequestInfo | URL) => {
      const text = all.get(name(key));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (key: RequestInfo | URL, response: Response) => {
      all.set(name(key), await response.text());
    },
    keys: async () => [...all.keys()].map((url) => new Request(url)),
    delete: async (key: RequestInfo | URL) => all.delete(name(key)),
    names: () => [...all.keys()].map((url) => new URL(url).pathname),
  } as unknown as Cache & { names: () => string[] };
}
const online = (text: string, status = 200): void => {
  vi.stubGlobal("fetch", async () => new Response(text, { status }));
};
const offline = (): void => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
};
const page = (path: string): Request => new Request(HOME + path);

afterEach(() => vi.unstubAllGlobals());

describe("the strategy", () => {
  it.each([
    ["/", "navigate", "page"],
    ["/t/abc", "navigate", "page"],
    ["/assets/index-1.js", "cors", "cache-first"],
    ["/icon.svg", "no-cors", "network-first"],
    ["/api/tables", "cors", "none"],
    ["/api/tables/abc/qr", "navigate", "none"],
    ["/openapi.json", "navigate", "none"],
    ["/tables", "cors", "none"],
    ["https://elsewhere.example/assets/x.js", "cors", "none"],
  ])("%s (%s): %s", (path, mode, strategy) => {
    expect(strategyFor(requestTo(path, mode), HOME, PUBLIC_FILES)).toBe(strategy);
  });

  it("leaves everything alone but GET requests", () => {
    expect(strategyFor(requestTo("/assets/x.js", "cors", "POST"), HOME, PUBLIC_FILES)).toBe("none");
  });
});

describe("the cache", () => {
  it("takes the page from the network, and caches it", async () => {
    const cache = memory({ "/": "old" });
    online("new");
    expect(await (await networkFirst(cache, page("/t/abc"), "/")).text()).toBe("new");
    offline();
    expect(await (await networkFirst(cache, page("/mine"), "/")).text()).toBe("new");
  });

  it("stores no error page", async () => {
    const cache = memory({ "/": "good" });
    online("broken", 500);
    expect((await networkFirst(cache, page("/"), "/")).status).toBe(500);
    offline();
    expect(await (await networkFirst(cache, page("/"), "/")).text()).toBe("good");
  });

  it("loads a file with a hash once", async () => {
    const cache = memory();
    online("file");
    await cacheFirst(cache, page("/assets/a-1.js"));
    offline();
    expect(await (await cacheFirst(cache, page("/assets/a-1.js"))).text()).toBe("file");
    await expect(cacheFirst(cache, page("/assets/b-1.js"))).rejects.toThrow("no network");
  });

  it("stores no missing file", async () => {
    const cache = memory();
    online("nothing", 404);
    await cacheFirst(cache, page("/assets/old-1.js"));
    expect(cache.names()).toEqual([]);
  });

  it("drops the files of earlier builds, but never the page", async () => {
    const cache = memory({ "/": "", "/assets/a-1.js": "", "/assets/a-2.js": "" });
    await deleteOldFiles(cache, ["/assets/a-2.js"]);
    expect(cache.names()).toEqual(["/", "/assets/a-2.js"]);
  });
});

describe("the shell", () => {
  it("contains what the start page needs, and nothing of other pages", () => {
    const chunk = { type: "chunk" } as const;
    const bundle: Bundle = {
      "assets/base-1.js": {
        ...chunk,
        name: "base",
        imports: ["assets/shared-1.js"],
        viteMetadata: { importedCss: new Set(["assets/base-1.css"]) },
      },
      "assets/shared-1.js": chunk,
      "assets/base-1.css": { type: "asset" },
      "assets/Lobby-1.js": chunk,
      "assets/web-1.js": { ...chunk, facadeModuleId: "/src/elbowroom/words/en/web.ftl?raw" },
      "assets/web-2.js": { ...chunk, facadeModuleId: "/src/elbowroom/words/fi/web.ftl?raw" },
      "assets/almendra-latin-700-normal-1.woff2": { type: "asset" },
      "assets/almendra-greek-700-normal-1.woff2": { type: "asset" },
      "assets/icons-1.svg": { type: "asset" },
      "worker.js": { ...chunk, name: "worker" },
    };
    expect(shellOf(bundle)).toEqual([
      "/assets/almendra-latin-700-normal-1.woff2",
      "/assets/base-1.css",
      "/assets/base-1.js",
      "/assets/icons-1.svg",
      "/assets/shared-1.js",
      "/assets/web-1.js",
    ]);
  });
});
