// A small table and its position, for tests of cards and lessons.
import type { ArmyView, Content, Message, Sight, View } from "$/wire/types";
import {
  army as anyArmy,
  combo,
  occupiedRegion,
  region,
  seat,
  thing,
  view as anyView,
} from "../samples";

export const army = (race: string, power: string, more: Partial<ArmyView> = {}): ArmyView =>
  anyArmy(race, { power, ...more });

export const view = (more: Partial<View> = {}): View =>
  anyView({
    round: 1,
    seats: [
      seat(1, {
        coins: 5,
        last_income: 0,
        army: army("elves", "hill", { hand: 3, regions: ["wood", "fen"] }),
      }),
      seat(2, { declined: [army("orcs", "stout", { active: false, regions: ["crag"] })] }),
    ],
    column: [combo(1, "trolls", { power: "flying", tokens: 10, coins: 2 })],
    regions: [
      occupiedRegion("wood", 1, "elves", 2, { terrain: "forest" }),
      occupiedRegion("fen", 1, "elves", 1, { terrain: "swamp", things: [thing("lair")] }),
      occupiedRegion("crag", 2, "orcs", 1, { terrain: "mountain" }),
      region("mead", { things: [thing("tribe")] }),
    ],
    trays: { elves: 6, orcs: 9, trolls: 0 },
    banners_in_stack: 8,
    badges_in_stack: 14,
    badges_discarded: ["stout"],
    ...more,
  });

const incomePart = (key: string, amount: number, kind: string, name: string): Message => ({
  type: "message",
  key,
  args: { amount, name: { type: "name", kind, key: name } },
});

export const sight = (more: Partial<Sight> = {}): Sight => ({
  seq: 7,
  seat: 1,
  view: view(),
  income: {
    total: 3,
    parts: [
      incomePart("income-regions", 2, "race", "elves"),
      incomePart("income-trait", 1, "power", "hill"),
    ],
  },
  ...more,
});

export const content: Content = {
  races: [
    { key: "amazons", words: "race-amazons", kind: "race", box: "surface", tokens: 6, extra: 4 },
    { key: "elves", words: "race-elves", kind: "race", box: "surface", tokens: 6, tray: 11 },
    { key: "kraken", words: "race-kraken", kind: "race", box: "underground", tokens: 5, tray: 10 },
  ],
  powers: [
    {
      key: "heroic",
      words: "power-heroic",
      kind: "power",
      box: "surface",
      tokens: 5,
      brings: { hero: 2 },
    },
    {
      key: "hill",
      words: "power-hill",
      kind: "power",
      box: "surface",
      tokens: 4,
      effects: ["coins"],
    },
  ],
  places: [{ key: "keep", words: "place-keep", kind: "place", box: "underground" }],
  relics: [{ key: "sword", words: "relic-sword", kind: "relic", box: "underground" }],
  pieces: [
    {
      key: "lair",
      words: "piece-lair",
      box: "surface",
      supply: 10,
      defence: 1,
      lost: "supply",
      abandoned: "supply",
      declined: "stays",
    },
  ],
  terrains: [
    { key: "farmland", words: "terrain-farmland", box: "surface", price: 2 },
    { key: "mountain", words: "terrain-black-mountain", box: "underground", price: 3 },
    { key: "chasm", words: "terrain-chasm", box: "underground" },
  ],
  symbols: [{ key: "mine", words: "symbol-mine", box: "surface" }],
  means: [],
  markers: [
    { key: "tribe", words: "piece-tribe" },
    { key: "vengeance", words: "piece-vengeance", box: "underground" },
  ],
  phases: ["pick", "start", "conquest", "redeploy", "retreat", "aftermath", "over"],
  fewest: 6,
};
