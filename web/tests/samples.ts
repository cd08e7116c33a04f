// Sample views; every test states only what differs.
import type { ArmyView, ComboView, RegionView, SeatView, Thing, View } from "$/wire/types";

export const army = (race: string, more: Partial<ArmyView> = {}): ArmyView => ({
  race,
  power: "hill",
  active: true,
  hand: 0,
  regions: [],
  pieces: {},
  fresh: false,
  ...more,
});

export const seat = (number: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  coins: null,
  last_income: null,
  army: null,
  declined: [],
  peace_with: null,
  grudges: [],
  ...more,
});

export const region = (slug: string, more: Partial<RegionView> = {}): RegionView => ({
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  terrain: "farmland",
  holder: null,
  race: null,
  tokens: 0,
  things: [],
  ...more,
});

/** A piece, a place, a relic or a native in a region. */
export const thing = (key: string, more: Partial<Thing> = {}): Thing => ({
  kind: key === "tribe" || key === "monsters" ? key : "piece",
  key,
  count: 1,
  power: "",
  ...more,
});

/** A region with tokens in it, and whatever else is there. */
export const occupiedRegion = (
  slug: string,
  holder: number,
  race: string,
  tokens: number,
  more: Partial<RegionView> = {},
): RegionView =>
  region(slug, {
    holder,
    race,
    tokens,
    ...more,
    things: [{ kind: "race", key: race, count: tokens, power: "" }, ...(more.things ?? [])],
  });

export const combo = (slot: number, race: string, more: Partial<ComboView> = {}): ComboView => ({
  slot,
  race,
  power: "forest",
  tokens: 9,
  price: slot - 1,
  coins: 0,
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  viewer: 1,
  box: "surface",
  map: "surface-2",
  options: {},
  round: 2,
  rounds: 10,
  turn: 1,
  decider: 1,
  chance: false,
  phase: "conquest",
  die: null,
  acting: "elves",
  seats: [],
  column: [],
  regions: [],
  trays: {},
  banners_in_stack: 6,
  badges_in_stack: 12,
  badges_discarded: [],
  finds_hidden: 0,
  winners: [],
  code: "",
  hand: null,
  ...more,
});
