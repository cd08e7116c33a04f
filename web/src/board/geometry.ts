// Where regions are, and which one is next in a direction.
import type { MapInfo, MapRegion } from "$/wire/types";

export interface Point {
  x: number;
  y: number;
}

export const middle = ({ room }: MapRegion): Point => ({
  x: room.x + room.width / 2,
  y: room.y + room.height / 2,
});

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Neighbours are preferred: their distance counts this much. */
const NEIGHBOUR_FACTOR = 0.6;

/** The region that an arrow key leads to from *slug*; *slug* itself at the edge of the board. */
export function nextRegion(map: MapInfo, slug: string, key: string): string {
  const from = map.regions.find((region) => region.slug === slug);
  const direction = DIRECTIONS[key];
  if (!from || !direction) return slug;
  const here = middle(from);
  let best = slug;
  let least = Infinity;
  for (const region of map.regions) {
    const there = middle(region);
    const ahead = (there.x - here.x) * direction.x + (there.y - here.y) * direction.y;
    const aside =
      Math.abs((there.x - here.x) * direction.y) + Math.abs((there.y - here.y) * direction.x);
    if (ahead <= 0 || aside > ahead * 1.6) continue;
    const factor = from.neighbours.includes(region.slug) ? NEIGHBOUR_FACTOR : 1;
    const cost = (ahead + 1.8 * aside) * factor;
    if (cost < least) [best, least] = [region.slug, cost];
  }
  return best;
}

/** The first region in reading order, where the keyboard begins. */
export const firstRegion = (map: MapInfo): string =>
  map.regions.toSorted((one, other) => readingOrder(one) - readingOrder(other))[0]?.slug ?? "";

const readingOrder = (region: MapRegion): number => middle(region).x + 2 * middle(region).y;
