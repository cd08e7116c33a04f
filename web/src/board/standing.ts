// What stands in every region, and where it is drawn.
import type { MapInfo, MapRegion, View } from "$/wire/types";
import type { Mark, Marks, Staged } from "./contract";
import { layout, type Layout } from "./layout";
import { declinedIn, piecesIn, type DrawnPiece } from "./things";

export interface Standing {
  race: string;
  seat: number;
  tokens: number;
  /** Tokens that are placed on the screen only. */
  staged: number;
  declined: boolean;
  pieces: DrawnPiece[];
  mark: Mark | undefined;
  spots: Layout;
}

/** By the slug of the region. */
export type Standings = ReadonlyMap<string, Standing>;

/** A refusal without a number has nothing to show. */
const visible = (mark: Mark | undefined): boolean =>
  mark !== undefined && !(mark.kind === "no" && mark.number === undefined);

export function standingsOf(
  map: MapInfo,
  view: View,
  marks: Marks,
  staged: Staged,
  boost: number,
): Standings {
  const here = new Map(view.regions.map((region) => [region.slug, region]));
  const declined = declinedIn(view);
  const stand = ({ slug, room }: MapRegion): Standing => {
    const region = here.get(slug);
    const mark = marks.get(slug);
    const tokens = region?.race ? region.tokens : 0;
    const more = staged.get(slug) ?? 0;
    const pieces = region ? piecesIn(region) : [];
    const wanted = {
      stack: tokens + more > 0,
      pieces: pieces.length,
      mark: visible(mark),
      quiet: mark?.kind === "no",
    };
    return {
      race: region?.race ?? view.acting ?? "",
      seat: region?.holder ?? view.decider ?? 0,
      tokens,
      staged: more,
      declined: declined.has(slug),
      pieces,
      mark,
      spots: layout(room, wanted, boost),
    };
  };
  return new Map(map.regions.map((region) => [region.slug, stand(region)]));
}

export const tokensIn = (standing: Standing | undefined): number =>
  standing ? standing.tokens + standing.staged : 0;

/** Whose tokens they are; "" where none are. */
export const armyIn = (standing: Standing | undefined): string =>
  standing && tokensIn(standing) ? `${standing.seat} ${standing.race}` : "";
