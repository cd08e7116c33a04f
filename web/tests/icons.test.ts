import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import credits from "$/art/credits.json";
import icons from "$/art/icons.json";
import below from "$/art/underground.json";
import { keysOf } from "../scripts/languages";
import { shortPath } from "../scripts/paths.mjs";

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
    for (const sprite of ["icons", "surface", "underground"]) {
      expect(existsSync(`src/art/${sprite}.svg`)).toBe(true);
      const drawings = readFileSync(`src/art/${sprite}.svg`);
      expect(brotliCompressSync(drawings).length).toBeLessThan(20_000);
    }
    expect(below.filter((key) => !icon[key])).toEqual([]);
  });

  it("have credits", () => {
    expect(credits.authors).toContain("Lorc");
    expect(credits.licence).toBe("CC BY 3.0");
  });
});

describe("short paths", () => {
  it("have whole numbers, and points where they were", () => {
    expect(shortPath("M10.26 9.9L20.4 30.6H40.2V50.5z")).toBe("M10 10L20 31H40V51z");
    // Ten steps of 0.4 are four units, not none.
    expect(shortPath(`M0 0${"h.4".repeat(10)}`)).toBe("M0 0h0 1 0 1 0 0 1 0 1 0");
    expect(shortPath("m.6.6 10.2-5.3c1.1 2.2 3.3 4.4 5.5 6.6")).toBe("m1 1l10-6c1 3 3 5 5 7");
  });

  it("go on from the start of a part that is closed", () => {
    expect(shortPath("M5.4 5.4h10.4v10zm1.2 1.2h3")).toBe("M5 5h11v10zm2 2h3");
  });

  it("keep the flags of arcs, also without spaces between them", () => {
    expect(shortPath("M1 1a25.28 25.28 0 0130.4-2.6")).toBe("M1 1a25.3 25.3 0 0 1 30-3");
  });
});
