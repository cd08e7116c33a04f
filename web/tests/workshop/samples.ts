// A small vocabulary, as the server has it.
import type { CheckedCollection, EffectForm, Vocabulary } from "$/wire/types";
import { moles } from "../made/samples";

const form = (message: string, more: Partial<EffectForm>): EffectForm => ({
  message: `made-effect-${message}`,
  topic: "conquest",
  example: {},
  numbers: [],
  regions: null,
  where: null,
  timed: false,
  borrows: false,
  races_only: false,
  ...more,
});

export const cheaper = form("cheaper", {
  example: { cheaper: "forest", by: 1 },
  numbers: [{ field: "by", argument: "amount", least: 1, most: 3 }],
  regions: { field: "cheaper", printed: false },
});
export const fights = form("coins-fight", {
  topic: "coins",
  example: { coins: 1, each: "fight", where: "all" },
  numbers: [{ field: "coins", argument: "amount", least: 1, most: 3 }],
  where: { field: "where", printed: false },
});
export const lair = form("lair", {
  topic: "defence",
  example: { lair: "hill" },
  regions: { field: "lair", printed: true },
});
export const attackers = form("attackers", {
  topic: "tokens",
  example: { attackers: 2 },
  numbers: [{ field: "attackers", argument: "amount", least: 1, most: 4 }],
  races_only: true,
});
export const borrowed = form("as", { topic: "borrow", example: { as: "elves" }, borrows: true });
export const turn = form("coins-turn", {
  topic: "coins",
  example: { coins: 1, once: false, when: "active" },
  numbers: [{ field: "coins", argument: "amount", least: 1, most: 4 }],
  timed: true,
});

export const vocabulary: Vocabulary = {
  forms: [cheaper, lair, fights, turn, attackers, borrowed],
  words: [
    { word: "all", group: "ground", printed: true },
    { word: "forest", group: "terrain", printed: true },
    { word: "hill", group: "terrain", printed: true },
    { word: "held", group: "owner", printed: false },
    { word: "rival", group: "owner", printed: false },
    { word: "not", group: "around", printed: true },
    { word: "beside", group: "around", printed: true },
    { word: "near", group: "around", printed: false },
  ],
  borrowable: ["elves", "orcs"],
  trays: { ratmen: 13, elves: 11 },
  limits: {
    races: 12,
    powers: 12,
    maps: 4,
    columns: 64,
    rows: 50,
    regions: 61,
    effects: 6,
    borrowed: 2,
    name: 40,
    flavour: 200,
    banner: [1, 10],
    badge: [0, 5],
    bytes: 65536,
  },
};

export const checked: CheckedCollection = {
  content: "{}",
  toml: 'name = "Docks"\n',
  things: [
    {
      kind: "race",
      key: "mole-men",
      card: moles,
      effects: [
        {
          form: "made-effect-cheaper",
          data: { cheaper: "forest", by: 1 },
          sets: { cheaper: { word: "forest", parts: [] } },
          regions: ["a", "b"],
        },
      ],
    },
  ],
};
