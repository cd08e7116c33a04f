// What is in a region besides tokens, as the board draws it.
import { iconOf, shapeOf, type Shape } from "$/art/pieces";
import type { RegionView, Thing, View } from "$/wire/types";

/** Something that is drawn as one piece. */
export interface DrawnPiece {
  key: string;
  count: number;
  shape: Shape;
  icon: string;
}

export const drawnPiece = (key: string, count = 1): DrawnPiece => ({
  key,
  count,
  shape: shapeOf(key),
  icon: iconOf(key),
});

/** Everything in a region but tokens. */
export const thingsBesideTokens = (region: RegionView): Thing[] =>
  region.things.filter((thing) => thing.kind !== "race");

/** The same, ready to be drawn. */
export const piecesIn = (region: RegionView): DrawnPiece[] =>
  thingsBesideTokens(region).map(({ key, count }) => drawnPiece(key, count));

/** The regions whose tokens are in decline. */
export function declinedIn(view: View): Set<string> {
  return new Set(
    view.seats.flatMap((seat) => seat.declined.flatMap((army) => army.regions as string[])),
  );
}
