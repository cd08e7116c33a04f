// What is in a region besides tokens.
import { iconOf, shapeOf, type Shape } from "$/art/pieces";
import type { RegionView, Thing, View } from "$/wire/types";

/** A piece as the board draws it. */
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

/** Everything in a region but tokens, as pieces to draw. */
export const piecesIn = (region: RegionView): DrawnPiece[] =>
  thingsBesideTokens(region).map(({ key, count }) => drawnPiece(key, count));

/** The regions whose tokens are in decline. */
export function declinedIn(view: View): Set<string> {
  return new Set(
    view.seats.flatMap((seat) => seat.declined.flatMap((army) => army.regions as string[])),
  );
}
