import { describe, expect, it } from "vitest";
import { sightAfter } from "$/wire/patch";
import type { Patch, Push } from "$/wire/types";
import { army, entry, sight, view } from "./fakes";
import { actions } from "./notation";

const previous = sight(3, { actions: actions("stop"), undoable: 2 });
const push = (more: Partial<Push>, seq = 4): Push => ({
  type: "push",
  seq,
  entry: entry(seq),
  ...more,
});
const after = (patch: Patch) => sightAfter(previous, push({ patch }));

describe("a push that contains only changes", () => {
  it("leaves everything else as it was, objects included", () => {
    const wood = { slug: "wood", holder: 2, race: "orcs", tokens: 3, things: [] };
    const now = after({
      view: { hand: null, regions: [wood], trays: { orcs: 1 }, phase: "conquest" },
    });
    expect(now?.view?.regions[0]).toMatchObject({ name: "Wood", ...wood });
    expect(now?.view?.regions[1]).toBe(previous.view?.regions[1]);
    expect(now?.view?.trays).toEqual({ ...previous.view?.trays, orcs: 1 });
    expect(now?.view?.phase).toBe("conquest");
    expect(now?.view?.column).toBe(previous.view?.column);
  });

  it("changes coins and armies of a seat separately", () => {
    const mine = { seat: 1, army: army({ hand: 9 }), declined: [], peace_with: 2, grudges: [] };
    const now = after({
      view: { hand: null, seats: [mine], purses: [{ seat: 1, coins: 11, last_income: 6 }] },
    });
    expect(now?.view?.seats[0]).toMatchObject({ ...mine, coins: 11, last_income: 6 });
    expect(now?.view?.seats[1]).toBe(previous.view?.seats[1]);
  });

  it("removes the actions, unless it contains new ones", () => {
    expect(after({})).toEqual({ seq: 4, seat: 1, view: view() });
    expect(after({ actions: actions("end") })?.actions).toEqual(actions("end"));
  });
});

it("a push without a patch leaves the sight as it is", () => {
  expect(sightAfter(previous, push({}))).toEqual({ ...previous, seq: 4 });
});

it("a whole sight replaces everything, whatever came before", () => {
  const now = sight(9, { seat: 2 });
  expect(sightAfter(null, push({ now }, 9))).toBe(now);
});

it("after a gap there is no sight to change", () => {
  expect(sightAfter(previous, push({ patch: {} }, 5))).toBeNull();
  expect(sightAfter(null, push({ patch: {} }))).toBeNull();
});
