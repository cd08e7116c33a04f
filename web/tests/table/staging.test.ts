import { describe, expect, it } from "vitest";
import { put, spread, tokensBelow, total, withoutArrivals } from "$/table/controller/staging";

const none = new Map<string, number>();

describe("staging", () => {
  it("never exceeds the hand, and is never negative", () => {
    let staged = put(none, "wood", 1, 2);
    staged = put(staged, "wood", 1, 2);
    staged = put(staged, "hill", 1, 2);
    expect([...staged]).toEqual([["wood", 2]]);
    staged = put(staged, "wood", -1, 2);
    staged = put(staged, "hill", 1, 2);
    expect([...staged]).toEqual([
      ["wood", 1],
      ["hill", 1],
    ]);
    staged = put(put(staged, "hill", -1, 2), "hill", -1, 2);
    expect(total(staged)).toBe(1);
    expect(staged.has("hill")).toBe(false);
  });

  it("contains only what has not arrived yet, once it is sent", () => {
    const staged = new Map([
      ["wood", 2],
      ["hill", 1],
    ]);
    const tokensBefore = tokensBelow(staged, () => 1);
    const now = (slug: string): number => (slug === "wood" ? 3 : 1);
    expect([...withoutArrivals(staged, tokensBefore, () => 1)]).toEqual([...staged]);
    expect([...withoutArrivals(staged, tokensBefore, now)]).toEqual([["hill", 1]]);
  });

  it("spreads tokens over all regions, endangered ones first", () => {
    const regions = [
      ["wood", 1],
      ["hill", 1],
      ["fen", 1],
    ] as const;
    expect([...spread(none, regions, 3, () => 0)].sort()).toEqual([
      ["fen", 1],
      ["hill", 1],
      ["wood", 1],
    ]);
    const staged = spread(none, regions, 4, (slug) => (slug === "hill" ? 3 : 0));
    expect(staged.get("hill")).toBe(3);
    expect(total(staged)).toBe(4);
    expect(total(spread(staged, regions, 4, () => 0))).toBe(4);
    expect(spread(none, [], 4, () => 0).size).toBe(0);
  });
});
