// How pieces are drawn: a shape for the kind of cardboard, and the icon on it.
import icons from "$/art/icons.json";

/** What kind of cardboard a piece is: it decides its outline and colour. */
export type Shape = "native" | "building" | "being" | "place" | "relic" | "gear" | "ground";

/** Pieces with a shape of their own; places and relics are recognised by their icons. */
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
};
const KINDS = ["race", "power", "place", "relic", "piece", "means", "terrain", "symbol"];

/** The icon of a key (`dragon`, `elves`), or the key itself. */
export const iconOf = (key: string): string =>
  KINDS.map((kind) => `${kind}-${key}`).find((name) => name in icons) ?? key;

export function shapeOf(key: string): Shape {
  const icon = iconOf(key);
  if (icon.startsWith("place-")) return "place";
  return SHAPES[key] ?? (icon.startsWith("relic-") ? "relic" : "gear");
}
