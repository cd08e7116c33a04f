// A little map and a position on it, for tests of the board.
import type { MapInfo, MapRegion, View } from "$/wire/types";

function region(slug: string, x: number, y: number, more: Partial<MapRegion>): MapRegion {
  const name = slug[0]?.toUpperCase() + slug.slice(1);
  return {
    slug,
    name,
    terrain: slug,
    symbols: [],
    edge: true,
    tribe: false,
    monsters: false,
    neighbours: [],
    label: [{ text: name, x: x + 250, y: y + 60 }],
    room: { x: x + 50, y: y + 100, width: 400, height: 300 },
    path: `M${x} ${y}h500v500h-500Z`,
    ...more,
  };
}

export const island: MapInfo = {
  name: "island",
  box: "surface",
  players: 2,
  rounds: 9,
  width: 1000,
  height: 1000,
  margin: 60,
  letters: 58,
  regions: [
    region("wood", 0, 0, { terrain: "forest", symbols: ["mine"], neighbours: ["hill", "fen"] }),
    region("hill", 500, 0, { tribe: true, neighbours: ["wood", "fen"] }),
    region("fen", 0, 500, { terrain: "swamp", neighbours: ["wood", "hill"] }),
  ],
  art: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 1120 1120"/>',
};

const army = (race: string, active: boolean, regions: string[]) => ({
  race,
  power: "flying",
  active,
  hand: 0,
  regions,
  pieces: {},
  fresh: false,
});
const seat = { coins: null, last_income: null, peace_with: null, grudges: [] };

export const seen: View = {
  viewer: 1,
  box: "surface",
  map: "island",
  options: {},
  round: 1,
  rounds: 9,
  turn: 1,
  decider: 1,
  chance: false,
  phase: "conquest",
  die: null,
  acting: "elves",
  seats: [
    { ...seat, seat: 1, army: army("elves", true, ["wood"]), declined: [] },
    { ...seat, seat: 2, army: null, declined: [army("orcs", false, ["fen"])] },
  ],
  column: [],
  regions: [
    {
      slug: "wood",
      name: "Wood",
      terrain: "forest",
      holder: 1,
      race: "elves",
      tokens: 3,
      things: ["3 elves", "fortress"],
    },
    {
      slug: "hill",
      name: "Hill",
      terrain: "hill",
      holder: null,
      race: null,
      tokens: 0,
      things: ["tribe"],
    },
    {
      slug: "fen",
      name: "Fen",
      terrain: "swamp",
      holder: 2,
      race: "orcs",
      tokens: 1,
      things: ["1 orcs", "lair"],
    },
  ],
  trays: {},
  banners_in_stack: 0,
  badges_in_stack: 0,
  badges_discarded: [],
  finds_hidden: 0,
  winners: [],
  code: "",
};
