// A small map and a position on it, for tests of the board.
import type { MapInfo, MapRegion } from "$/wire/types";
import { army, occupiedRegion, region as inPlay, seat, thing, view } from "../samples";

function region(slug: string, x: number, y: number, more: Partial<MapRegion>): MapRegion {
  const name = slug[0]?.toUpperCase() + slug.slice(1);
  return {
    slug,
    name,
    terrain: slug,
    words: `terrain-${more.terrain ?? slug}`,
    symbols: [],
    edge: true,
    tribe: false,
    monsters: false,
    neighbours: [],
    label: [{ text: name, x: x + 250, y: y + 60 }],
    letters: 58,
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
  regions: [
    region("wood", 0, 0, { terrain: "forest", symbols: ["mine"], neighbours: ["hill", "fen"] }),
    region("hill", 500, 0, { tribe: true, neighbours: ["wood", "fen"] }),
    region("fen", 0, 500, { terrain: "swamp", neighbours: ["wood", "hill"] }),
  ],
  art: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 1120 1120"/>',
};

const flying = { power: "flying" };

export const islandView = view({
  map: "island",
  round: 1,
  rounds: 9,
  seats: [
    seat(1, { army: army("elves", { ...flying, regions: ["wood"] }) }),
    seat(2, { declined: [army("orcs", { ...flying, active: false, regions: ["fen"] })] }),
  ],
  regions: [
    occupiedRegion("wood", 1, "elves", 3, { terrain: "forest", things: [thing("fortress")] }),
    inPlay("hill", { terrain: "hill", things: [thing("tribe")] }),
    occupiedRegion("fen", 2, "orcs", 1, { terrain: "swamp", things: [thing("lair")] }),
  ],
});
