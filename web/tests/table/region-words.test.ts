import { describe, expect, it } from "vitest";
import { describeRegion } from "$/table/actions/labels";
import { regionCards } from "$/table/actions/region-cards";
import { readyTokens } from "$/table/seats/army";
import type { MapInfo, SeatView } from "$/wire/types";
import { Teller } from "$/words/sentences";
import { mapRegion } from "../pages/map-region";
import { occupiedRegion, region, thing } from "../samples";
import { army, view } from "./fakes";

describe("a region in words", () => {
  const teller = new Teller(["Ada", "Ben"], view());
  it("counts tokens after the name of the race", () => {
    const held = occupiedRegion("wood", 2, "gnomes", 1);
    expect(describeRegion(held, teller, false)).toBe("Ben: Gnomes, 1 token");
    expect(describeRegion(held, teller, true)).toBe("Ben: Gnomes in decline, 1 token");
  });
  it("is nothing where nothing is, and the pieces alone where nobody is", () => {
    expect(describeRegion(region("wood"), teller, false)).toBe("");
    const lost = region("wood", { things: [thing("tribe")] });
    expect(describeRegion(lost, teller, false)).toBe("Lost Tribe");
  });
});

describe("the cards of a region", () => {
  it("are those of the ground, its symbols, its race, pieces, places and relics", () => {
    const map = { regions: [{ ...mapRegion("wood", []), symbols: ["mine"] }] };
    const things = [
      thing("dragon"),
      thing("stonehedge", { kind: "place", power: "flying" }),
      thing("sword", { kind: "relic" }),
    ];
    const regions = [occupiedRegion("wood", 1, "elves", 3, { things })];
    expect(regionCards("wood", view({ regions }), map as unknown as MapInfo)).toEqual([
      ...["terrain-hill", "symbol-mine", "race-elves", "piece-dragon"],
      ...["place-stonehedge", "power-flying", "relic-sword"],
    ]);
  });
});

describe("the tokens of an army", () => {
  const ready = (hand: { tokens: number; to_place: number }, phase: string): number => {
    const now = view({ phase, hand: { ...hand, helpers: 0 } });
    const [mine] = now.seats.map((seat) => ({ ...seat, army: army({ hand: 0 }) }));
    const seats = [mine as SeatView, ...now.seats.slice(1)];
    return readyTokens({ ...now, seats }, mine as SeatView);
  };
  it("are those it can use now, also while they are still on the board", () => {
    expect(ready({ tokens: 5, to_place: 0 }, "start")).toBe(5);
    expect(ready({ tokens: 0, to_place: 3 }, "redeploy")).toBe(3);
  });
  it("are those in its hand while somebody else acts", () => {
    const now = view({ turn: 2, decider: 2, acting: "orcs" });
    expect(readyTokens(now, now.seats[0] as SeatView)).toBe(4);
  });
});
