import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import credits from "$/art/credits.json";
import icons from "$/art/icons.json";

const named = icons as Record<string, string>;
const words = readFileSync("../src/elbowroom/words/en/content.ftl", "utf8");
const KINDS = ["race", "power", "place", "relic", "piece", "terrain", "symbol", "means"];
const keys = [...words.matchAll(/^([a-z]+)-([a-z-]+) =/gm)]
  .filter(([, kind]) => KINDS.includes(kind ?? ""))
  .map(([, kind, key]) => `${kind}-${key}`)
  .filter((key) => !["piece-as", "piece-with"].includes(key));

describe("icons", () => {
  it("has one for everything in the boxes", () => {
    expect(keys.length).toBeGreaterThan(120);
    expect(keys.filter((key) => !named[key])).toEqual([]);
  });

  it("draws no two races, powers, places or relics alike", () => {
    for (const kind of ["race", "power", "place", "relic", "piece"]) {
      const drawn = keys.filter((key) => key.startsWith(`${kind}-`)).map((key) => named[key]);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it("is light to load", () => {
    expect(existsSync("src/art/icons.svg")).toBe(true);
    const sprite = readFileSync("src/art/icons.svg");
    expect(brotliCompressSync(sprite).length).toBeLessThan(70_000);
  });

  it("names who drew them", () => {
    expect(credits.authors).toContain("Lorc");
    expect(credits.licence).toBe("CC BY 3.0");
  });
});
