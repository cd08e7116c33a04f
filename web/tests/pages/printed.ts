// A region of a board, as little as the forms need of it.
import type { MapRegion } from "$/wire/types";

export const printed = (slug: string, neighbours: string[], tribe = true): MapRegion => ({
  slug,
  name: slug.toUpperCase(),
  terrain: "hill",
  words: "terrain-hill",
  symbols: [],
  edge: false,
  tribe,
  monsters: false,
  neighbours,
  label: [],
  room: { x: 0, y: 0, width: 1, height: 1 },
  path: "",
});
