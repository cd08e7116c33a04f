import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "$/board/Board.svelte";
import { drag } from "$/board/drag.svelte";
import { NO_MARKS, NO_STAGED_TOKENS } from "$/board/contract";
import { movements, type Movement } from "$/board/movements";
import { contentsOf } from "$/board/region-contents";
import type { RegionView, View } from "$/wire/types";
import { island, islandView } from "./island";
import { thing } from "../samples";

/** The position with some regions changed: holder, tokens and pieces. */
function position(
  ...changes: [slug: string, seat: number, tokens: number, pieces?: string[]][]
): View {
  const races = ["", "elves", "orcs"];
  const applyChange = (region: RegionView): RegionView => {
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
  return { ...islandView, regions: islandView.regions.map(applyChange) };
}
const seatPosition = (): { x: number; y: number } => ({ x: 2000, y: 250 });
function between(one: View, other: View, staged = NO_STAGED_TOKENS, map = island): Movement[] {
  const before = contentsOf(map, one, NO_MARKS, NO_STAGED_TOKENS, 1);
  const after = contentsOf(map, other, NO_MARKS, staged, 1);
  return movements(before, after, { map, seatPosition });
}
const plain = (all: Movement[]) =>
  all.map(({ way, region, stack, piece }) => [way, region, stack?.count ?? piece?.key]);

describe("movements", () => {
  const start = position(["wood", 1, 3], ["hill", 0, 0], ["fen", 2, 2]);

  it("bring conquerors from their nearest region, and take the defeated towards their owner", () => {
    const [departure, arrival] = between(
      start,
      position(["wood", 1, 3], ["hill", 0, 0], ["fen", 1, 4]),
    );
    expect(arrival).toMatchObject({
      way: "come",
      region: "fen",
      stack: { race: "elves", count: 4 },
    });
    expect(arrival?.from.y).toBeLessThan(500);
    expect(departure).toMatchObject({
      way: "leave",
      region: "",
      stack: { race: "orcs", count: 2 },
    });
    expect(departure?.to.x).toBeGreaterThan(departure?.from.x ?? 0);
  });

  it("bring newcomers from the nearest border, or from their owner", () => {
    const nobody = position(["wood", 0, 0], ["hill", 0, 0], ["fen", 0, 0]);
    const entry = position(["wood", 0, 0], ["hill", 1, 2], ["fen", 0, 0]);
    const [arrival] = between(nobody, entry);
    expect(arrival).toMatchObject({ enters: true, from: { x: 1060, y: 250 } });
    const inland = { ...island, regions: island.regions.map((each) => ({ ...each, edge: false })) };
    const [inlandArrival] = between(nobody, entry, NO_STAGED_TOKENS, inland);
    expect(inlandArrival?.from).toMatchObject(seatPosition());
  });

  it("take redeployed tokens from region to region", () => {
    const before = position(["wood", 1, 3], ["hill", 1, 1], ["fen", 2, 2]);
    const after = position(["wood", 1, 1], ["hill", 1, 3], ["fen", 2, 2]);
    expect(plain(between(before, after))).toEqual([["join", "hill", 2]]);
    const more = position(["wood", 1, 3], ["hill", 1, 2], ["fen", 2, 2]);
    const [join] = between(before, more);
    expect(join).toMatchObject({ way: "join", region: "hill" });
    expect(join?.from.x).toBeLessThan(500);
  });

  it("bring staged tokens from the hand, and take withdrawn ones back to it", () => {
    const [join] = between(start, start, new Map([["wood", 2]]));
    expect(join).toMatchObject({
      way: "join",
      enters: true,
      from: seatPosition(),
      stack: { count: 2 },
    });
    const less = position(["wood", 1, 1], ["hill", 0, 0], ["fen", 2, 2]);
    expect(plain(between(start, less))).toEqual([["leave", "", 2]]);
  });

  it("move pieces to their new region; the others fade in or out in place", () => {
    const one = position(["wood", 1, 3, ["dragon"]], ["hill", 0, 0, ["tribe"]], ["fen", 2, 2]);
    const other = position(["wood", 1, 3], ["hill", 1, 1, ["dragon"]], ["fen", 2, 2, ["lair"]]);
    expect(plain(between(one, other))).toEqual([
      ["come", "hill", 1],
      ["leave", "", "tribe"],
      ["come", "hill", "dragon"],
      ["come", "fen", "lair"],
    ]);
  });

  it("do not exist where nothing moved", () => {
    expect(between(start, { ...start, phase: "redeploy" })).toEqual([]);
  });
});

describe("the board in motion", () => {
  const before = position(["wood", 1, 3], ["hill", 0, 0], ["fen", 2, 2]);
  const after = position(["wood", 1, 3], ["hill", 0, 0], ["fen", 1, 4]);
  const animation = () =>
    [...document.querySelectorAll<SVGElement>("[data-movement]")].map(
      (each) => each.dataset.movement,
    );
  const isMoving = () => document.querySelector('[data-stack="fen"]')?.classList.contains("moving");
  /** A board that changes from the position before the conquest to the one after it. */
  async function conquer(change: { moment?: number; pace?: number } = {}): Promise<void> {
    const { rerender } = render(Board, { map: island, view: before, moment: 1, pace: 650 });
    await rerender({ view: after, moment: 2, ...change });
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

  it("shows arrivals and departures, then the position itself", async () => {
    await conquer();
    expect(animation()).toEqual(["leave", "come"]);
    expect(isMoving()).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(animation()).toEqual([]);
    expect(isMoving()).toBe(false);
  });

  it("takes less time where positions follow one another quickly", async () => {
    await conquer({ pace: 200 });
    await vi.advanceTimersByTimeAsync(120);
    expect(animation()).toEqual([]);
  });

  it("does not block clicks on regions", async () => {
    const onpick = vi.fn();
    const { rerender } = render(Board, { map: island, view: before, pace: 650, onpick });
    await rerender({ view: after });
    expect(animation()).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: /^Fen/ }));
    expect(onpick).toHaveBeenCalledWith("fen", false, false);
  });

  it("is still when positions are skipped, without a pace, after a drag, and with reduced motion", async () => {
    await conquer({ moment: 3 });
    expect(animation()).toEqual([]);
    cleanup();
    await conquer({ pace: 0 });
    expect(animation()).toEqual([]);
    cleanup();
    drag.dropped = true;
    await conquer();
    expect(animation()).toEqual([]);
    cleanup();
    drag.dropped = false;
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    await conquer();
    expect(animation()).toEqual([]);
  });
});
