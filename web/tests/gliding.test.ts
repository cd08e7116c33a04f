import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "$/board/Board.svelte";
import { drag } from "$/board/drag.svelte";
import { NO_MARKS, NOTHING_STAGED } from "$/board/contract";
import { journeys, type Journey } from "$/board/journeys";
import { standingsOf } from "$/board/standing";
import type { RegionView, View } from "$/wire/types";
import { island, seen } from "./island";
import { thing } from "./samples";

/** The position with some regions as told: holder, race, tokens, and what else is there. */
function position(
  ...changes: [slug: string, seat: number, tokens: number, pieces?: string[]][]
): View {
  const races = ["", "elves", "orcs"];
  const changed = (region: RegionView): RegionView => {
    const change = changes.find(([slug]) => slug === region.slug);
    if (!change) return region;
    const [, seat, tokens, pieces = []] = change;
    const race = races[seat] || null;
    return {
      ...region,
      holder: seat || null,
      race,
      tokens,
      things: pieces.map((key) => thing(key)),
    };
  };
  return { ...seen, regions: seen.regions.map(changed) };
}
const home = (): { x: number; y: number } => ({ x: 2000, y: 250 });
function between(one: View, other: View, staged = NOTHING_STAGED, map = island): Journey[] {
  const before = standingsOf(map, one, NO_MARKS, NOTHING_STAGED, 1);
  const after = standingsOf(map, other, NO_MARKS, staged, 1);
  return journeys(before, after, { map, home });
}
const plain = (all: Journey[]) =>
  all.map(({ way, region, stack, piece }) => [way, region, stack?.count ?? piece?.key]);

describe("journeys", () => {
  const start = position(["wood", 1, 3], ["hill", 0, 0], ["fen", 2, 2]);

  it("lead conquerors from their own land nearby, and the beaten towards their owner", () => {
    const [gone, come] = between(start, position(["wood", 1, 3], ["hill", 0, 0], ["fen", 1, 4]));
    expect(come).toMatchObject({ way: "come", region: "fen", stack: { race: "elves", count: 4 } });
    expect(come?.from.y).toBeLessThan(500);
    expect(gone).toMatchObject({ way: "leave", region: "", stack: { race: "orcs", count: 2 } });
    expect(gone?.to.x).toBeGreaterThan(gone?.from.x ?? 0);
  });

  it("lead those who enter from the nearest border, or from their owner", () => {
    const nobody = position(["wood", 0, 0], ["hill", 0, 0], ["fen", 0, 0]);
    const entered = position(["wood", 0, 0], ["hill", 1, 2], ["fen", 0, 0]);
    const [come] = between(nobody, entered);
    expect(come).toMatchObject({ enters: true, from: { x: 1060, y: 250 } });
    const inland = { ...island, regions: island.regions.map((each) => ({ ...each, edge: false })) };
    const [dropped] = between(nobody, entered, NOTHING_STAGED, inland);
    expect(dropped?.from).toMatchObject(home());
  });

  it("lead redeployed tokens from region to region", () => {
    const spread = position(["wood", 1, 3], ["hill", 1, 1], ["fen", 2, 2]);
    const moved = position(["wood", 1, 1], ["hill", 1, 3], ["fen", 2, 2]);
    expect(plain(between(spread, moved))).toEqual([["join", "hill", 2]]);
    const more = position(["wood", 1, 3], ["hill", 1, 2], ["fen", 2, 2]);
    const [join] = between(spread, more);
    expect(join).toMatchObject({ way: "join", region: "hill" });
    expect(join?.from.x).toBeLessThan(500);
  });

  it("lead staged tokens from the hand, and gathered ones back to it", () => {
    const [join] = between(start, start, new Map([["wood", 2]]));
    expect(join).toMatchObject({ way: "join", enters: true, from: home(), stack: { count: 2 } });
    const less = position(["wood", 1, 1], ["hill", 0, 0], ["fen", 2, 2]);
    expect(plain(between(start, less))).toEqual([["leave", "", 2]]);
  });

  it("lead pieces along; the others rise, or come down", () => {
    const one = position(["wood", 1, 3, ["dragon"]], ["hill", 0, 0, ["tribe"]], ["fen", 2, 2]);
    const other = position(["wood", 1, 3], ["hill", 1, 1, ["dragon"]], ["fen", 2, 2, ["lair"]]);
    expect(plain(between(one, other))).toEqual([
      ["come", "hill", 1],
      ["leave", "", "tribe"],
      ["come", "hill", "dragon"],
      ["come", "fen", "lair"],
    ]);
  });

  it("are none where nothing moved, whatever can be done there", () => {
    expect(between(start, { ...start, phase: "redeploy" })).toEqual([]);
  });
});

describe("the board in motion", () => {
  const before = position(["wood", 1, 3], ["hill", 0, 0], ["fen", 2, 2]);
  const after = position(["wood", 1, 3], ["hill", 0, 0], ["fen", 1, 4]);
  const glides = () =>
    [...document.querySelectorAll<SVGElement>("[data-glide]")].map((each) => each.dataset.glide);
  const away = () => document.querySelector('[data-stack="fen"]')?.classList.contains("away");
  /** A board that goes on to the position after the conquest. */
  async function go(given: { moment?: number; pace?: number } = {}): Promise<void> {
    const { rerender } = render(Board, { map: island, view: before, moment: 1, pace: 650 });
    await rerender({ view: after, moment: 2, ...given });
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    drag.dropped = false;
  });

  it("shows who comes and who goes, then the position as it is", async () => {
    await go();
    expect(glides()).toEqual(["leave", "come"]);
    expect(away()).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(glides()).toEqual([]);
    expect(away()).toBe(false);
  });

  it("is as quick as the positions follow one another", async () => {
    await go({ pace: 200 });
    await vi.advanceTimersByTimeAsync(120);
    expect(glides()).toEqual([]);
  });

  it("lets regions be chosen all the while", async () => {
    const onpick = vi.fn();
    const { rerender } = render(Board, { map: island, view: before, pace: 650, onpick });
    await rerender({ view: after });
    expect(glides()).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: /^Fen/ }));
    expect(onpick).toHaveBeenCalledWith("fen");
  });

  it("moves nothing in a leap, at no pace, after a drag, or where motion is not wanted", async () => {
    await go({ moment: 3 });
    expect(glides()).toEqual([]);
    cleanup();
    await go({ pace: 0 });
    expect(glides()).toEqual([]);
    cleanup();
    drag.dropped = true;
    await go();
    expect(glides()).toEqual([]);
    cleanup();
    drag.dropped = false;
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    await go();
    expect(glides()).toEqual([]);
  });
});
