// A little table to tell stories about.
import type { ArmyView, Content, Sight, View } from "$/wire/types";

export const army = (race: string, power: string, more: Partial<ArmyView> = {}): ArmyView => ({
  race,
  power,
  active: true,
  hand: 0,
  regions: [],
  pieces: {},
  fresh: false,
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  viewer: 1,
  box: "surface",
  map: "surface-2",
  options: {},
  round: 1,
  rounds: 10,
  turn: 1,
  decider: 1,
  chance: false,
  phase: "conquest",
  die: null,
  acting: "elves",
  seats: [
    {
      seat: 1,
      coins: 5,
      last_income: 0,
      army: army("elves", "hill", { hand: 3, regions: ["wood", "fen"] }),
      declined: [],
      peace_with: null,
      grudges: [],
    },
    {
      seat: 2,
      coins: null,
      last_income: null,
      army: null,
      declined: [army("orcs", "stout", { active: false, regions: ["crag"] })],
      peace_with: null,
      grudges: [],
    },
  ],
  column: [{ slot: 1, race: "trolls", power: "flying", tokens: 10, price: 0, coins: 2 }],
  regions: [
    region("wood", "forest", { holder: 1, race: "elves", tokens: 2, things: ["2 elves"] }),
    region("fen", "swamp", { holder: 1, race: "elves", tokens: 1, things: ["1 elves", "lair"] }),
    region("crag", "mountain", { holder: 2, race: "orcs", tokens: 1, things: ["1 orcs"] }),
    region("mead", "farmland", { things: ["tribe"] }),
  ],
  trays: { elves: 6, orcs: 9, trolls: 0 },
  banners_in_stack: 8,
  badges_in_stack: 14,
  badges_discarded: ["stout"],
  finds_hidden: 0,
  winners: [],
  code: "",
  ...more,
});

function region(slug: string, terrain: string, more: Partial<View["regions"][number]>) {
  const name = slug.charAt(0).toUpperCase() + slug.slice(1);
  return { slug, name, terrain, holder: null, race: null, tokens: 0, things: [], ...more };
}

export const sight = (more: Partial<Sight> = {}): Sight => ({
  seq: 7,
  seat: 1,
  view: view(),
  income: {
    total: 3,
    parts: [
      { key: "income-regions", amount: 2, name: "elves" },
      { key: "income-trait", amount: 1, name: "hill" },
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
};
