// A region of a map for tests of the forms.
import type { MapRegion } from "$/wire/types";

export const mapRegion = (slug: string, neighbours: string[], tribe = true): MapRegion => ({
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
  letters: 58,
  room: { x: 0, y: 0, width: 1, height: 1 },
  path: "",
});
