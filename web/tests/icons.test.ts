import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import credits from "$/art/credits.json";
import icons from "$/art/icons.json";
import { keysOf } from "../scripts/languages";

const icon: Record<string, string> = icons;
const KINDS = ["race", "power", "place", "relic", "piece", "terrain", "symbol", "means"];
/** Messages with such keys that are no names of things. */
const PATTERNS = ["piece-as", "piece-with"];
const keys = keysOf(readFileSync("../src/elbowroom/words/en/content.ftl", "utf8"))
  .filter((key) => KINDS.some((kind) => key.startsWith(`${kind}-`)) && !key.includes("."))
  .filter((key) => !PATTERNS.includes(key));

describe("icons", () => {
  it("exist for everything in the boxes", () => {
    expect(keys.length).toBeGreaterThan(120);
    expect(keys.filter((key) => !icon[key])).toEqual([]);
  });

  it("differ between races, powers, places and relics", () => {
    for (const kind of ["race", "power", "place", "relic", "piece"]) {
      const drawings = keys.filter((key) => key.startsWith(`${kind}-`)).map((key) => icon[key]);
      expect(new Set(drawings).size).toBe(drawings.length);
    }
  });

  it("load quickly", () => {
    expect(existsSync("src/art/icons.svg")).toBe(true);
    const sprite = readFileSync("src/art/icons.svg");
    expect(brotliCompressSync(sprite).length).toBeLessThan(70_000);
  });

  it("have credits", () => {
    expect(credits.authors).toContain("Lorc");
    expect(credits.licence).toBe("CC BY 3.0");
  });
});
