// What stands in a region, read from the notation: `3 elves`, `tribe`, `encampment x3`, `lair`.
import icons from "$/art/icons.json";
import type { RegionView, View } from "$/wire/types";

/** What kind of cardboard a piece is: it decides its shape and colour. */
export type Shape = "native" | "building" | "being" | "place" | "relic" | "gear" | "ground";

export interface Thing {
  key: string;
  count: number;
  shape: Shape;
  icon: string;
}

const SHAPES: Record<string, Shape> = {
  tribe: "native",
  monsters: "native",
  mountain: "building",
  lair: "building",
  fortress: "building",
  encampment: "building",
  hero: "being",
  dragon: "being",
  ancient: "being",
  queen: "being",
  ghost: "being",
  balrog: "being",
  hole: "ground",
  volcano: "ground",
  bag: "gear",
  armour: "gear",
  hammer: "gear",
};
const KINDS = ["race", "power", "place", "relic", "piece", "means", "terrain", "symbol"];

/** The icon of a bare key (`dragon`, `bag:sword`, `elves`), or the key itself. */
export function iconOf(key: string): string {
  const bare = key.startsWith("bag:") ? "bag" : (key.split(":")[0] ?? key);
  return KINDS.map((kind) => `${kind}-${bare}`).find((name) => name in icons) ?? bare;
}

function shapeOf(key: string): Shape {
  if (key in SHAPES) return SHAPES[key] ?? "gear";
  return iconOf(key).startsWith("place-") ? "place" : "relic";
}

/** Everything in a region but tokens. */
export function piecesIn(region: RegionView): Thing[] {
  return region.things.filter((written) => !/^\d/.test(written)).map(readThing);
}

/** One of the things of a region. */
export function readThing(written: string): Thing {
  const [word = "", times] = written.split(" ");
  const key = word.split(":")[0] ?? word;
  const count = times ? Number(times.slice(1)) : 1;
  return { key, count, shape: shapeOf(key), icon: iconOf(key) };
}

/** The regions whose tokens are in decline. */
export function declinedIn(view: View): Set<string> {
  return new Set(
    view.seats.flatMap((seat) => seat.declined.flatMap((army) => army.regions as string[])),
  );
}
