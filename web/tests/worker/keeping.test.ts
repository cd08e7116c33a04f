import { afterEach, describe, expect, it, vi } from "vitest";
import { lasting, newest, tidy, wayOf } from "$/worker/keeping";
import { shellOf, type Bundle } from "../../scripts/worker";

const HOME = "https://play.example";
const LOOSE = ["/icon.svg"];
const asked = (path: string, mode = "cors", method = "GET") => ({
  url: new URL(path, HOME).href,
  mode,
  method,
});

/** A cache that is a map; enough of one. */
function memory(kept: Record<string, string> = {}): Cache & { names: () => string[] } {
  const all = new Map(Object.entries(kept).map(([path, text]) => [HOME + path, text]));
  const name = (key: RequestInfo | URL): string =>
    new URL(key instanceof Request ? key.url : key, HOME).href;
  return {
    match: async (key: RequestInfo | URL) => {
      const found = all.get(name(key));
      return found === undefined ? undefined : new Response(found);
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

describe("what is answered", () => {
  it.each([
    ["/", "navigate", "page"],
    ["/t/abc", "navigate", "page"],
    ["/assets/index-1.js", "cors", "lasting"],
    ["/icon.svg", "no-cors", "loose"],
    ["/api/tables", "cors", "none"],
    ["/api/tables/abc/qr", "navigate", "none"],
    ["/openapi.json", "navigate", "none"],
    ["/tables", "cors", "none"],
    ["https://elsewhere.example/assets/x.js", "cors", "none"],
  ])("%s (%s): %s", (path, mode, way) => {
    expect(wayOf(asked(path, mode), HOME, LOOSE)).toBe(way);
  });

  it("leaves everything alone that is not a plain question", () => {
    expect(wayOf(asked("/assets/x.js", "cors", "POST"), HOME, LOOSE)).toBe("none");
  });
});

describe("how it is answered", () => {
  it("takes the newest page while there is a network, and keeps it", async () => {
    const cache = memory({ "/": "old" });
    online("new");
    expect(await (await newest(cache, page("/t/abc"), "/")).text()).toBe("new");
    offline();
    expect(await (await newest(cache, page("/mine"), "/")).text()).toBe("new");
  });

  it("keeps no page that says that something is wrong", async () => {
    const cache = memory({ "/": "good" });
    online("broken", 500);
    expect((await newest(cache, page("/"), "/")).status).toBe(500);
    offline();
    expect(await (await newest(cache, page("/"), "/")).text()).toBe("good");
  });

  it("asks for a lasting file once", async () => {
    const cache = memory();
    online("file");
    await lasting(cache, page("/assets/a-1.js"));
    offline();
    expect(await (await lasting(cache, page("/assets/a-1.js"))).text()).toBe("file");
    await expect(lasting(cache, page("/assets/b-1.js"))).rejects.toThrow("no network");
  });

  it("keeps no file that is not there", async () => {
    const cache = memory();
    online("nothing", 404);
    await lasting(cache, page("/assets/old-1.js"));
    expect(cache.names()).toEqual([]);
  });

  it("forgets the files of former builds, never the page", async () => {
    const cache = memory({ "/": "", "/assets/a-1.js": "", "/assets/a-2.js": "" });
    await tidy(cache, ["/assets/a-2.js"]);
    expect(cache.names()).toEqual(["/", "/assets/a-2.js"]);
  });
});

describe("the shell", () => {
  it("is what the first page needs, and no other page", () => {
    const chunk = { type: "chunk" } as const;
    const bundle: Bundle = {
      "assets/index-1.js": {
        ...chunk,
        isEntry: true,
        name: "index",
        imports: ["assets/shared-1.js"],
        viteMetadata: { importedCss: new Set(["assets/index-1.css"]) },
      },
      "assets/shared-1.js": chunk,
      "assets/index-1.css": { type: "asset" },
      "assets/Lobby-1.js": chunk,
      "assets/web-1.js": { ...chunk, facadeModuleId: "/src/elbowroom/words/en/web.ftl?raw" },
      "assets/web-2.js": { ...chunk, facadeModuleId: "/src/elbowroom/words/fi/web.ftl?raw" },
      "assets/almendra-latin-700-normal-1.woff2": { type: "asset" },
      "assets/almendra-greek-700-normal-1.woff2": { type: "asset" },
      "assets/icons-1.svg": { type: "asset" },
      "worker.js": { ...chunk, isEntry: true, name: "worker" },
    };
    expect(shellOf(bundle)).toEqual([
      "/assets/almendra-latin-700-normal-1.woff2",
      "/assets/icons-1.svg",
      "/assets/index-1.css",
      "/assets/index-1.js",
      "/assets/shared-1.js",
      "/assets/web-1.js",
    ]);
  });
});
