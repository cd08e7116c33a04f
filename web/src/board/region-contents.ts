// What is in every region, and where it is drawn.
import type { MapInfo, MapRegion, View } from "$/wire/types";
import type { Mark, Marks, StagedTokens } from "./contract";
import { layout, type Layout } from "./layout";
import { turnedLayout } from "./turning";
import { declinedIn, piecesIn, type DrawnPiece } from "./things";

export interface RegionContent {
  race: string;
  seat: number;
  tokens: number;
  /** Tokens that are placed on the screen but not sent to the server yet. */
  staged: number;
  declined: boolean;
  pieces: DrawnPiece[];
  mark: Mark | undefined;
  spots: Layout;
}

/** Keyed by the slug of the region. */
export type ContentsByRegion = ReadonlyMap<string, RegionContent>;

/** The least sizes on the screen, in px, at which the numbers on things can be read. */
const LEAST = { stack: 27, piece: 15, several: 21, mark: 21, roll: 29, no: 18 };

/** A refusal without a number has nothing to show. */
const visible = (mark: Mark | undefined): boolean =>
  mark !== undefined && !(mark.kind === "no" && mark.number === undefined);

export function contentsOf(
  map: MapInfo,
  view: View,
  marks: Marks,
  staged: StagedTokens,
  boost: number,
  turned = false,
  /** Pixels per unit of the map. */
  scale = Infinity,
): ContentsByRegion {
  const viewOf = new Map(view.regions.map((region) => [region.slug, region]));
  const declined = declinedIn(view);
  const contentOf = ({ slug, room }: MapRegion): RegionContent => {
    const region = viewOf.get(slug);
    const mark = marks.get(slug);
    const tokens = region?.race ? region.tokens : 0;
    const stagedHere = staged.get(slug) ?? 0;
    const pieces = region ? piecesIn(region) : [];
    const needs = {
      stack: tokens + stagedHere > 0,
      pieces: pieces.length,
      mark: visible(mark),
      quiet: mark?.kind === "no",
      least: {
        stack: LEAST.stack / scale,
        piece: (pieces.some(({ count }) => count > 1) ? LEAST.several : LEAST.piece) / scale,
        mark:
          (mark?.kind === "roll" || mark?.kind === "no" ? LEAST[mark.kind] : LEAST.mark) / scale,
      },
    };
    return {
      race: region?.race ?? view.acting ?? "",
      seat: region?.holder ?? view.decider ?? 0,
      tokens,
      staged: stagedHere,
      declined: declined.has(slug),
      pieces,
      mark,
      spots: (turned ? turnedLayout : layout)(room, needs, boost),
    };
  };
  return new Map(map.regions.map((region) => [region.slug, contentOf(region)]));
}

export const tokensIn = (content: RegionContent | undefined): number =>
  content ? content.tokens + content.staged : 0;

/** Identifies the army whose tokens are there; "" if there are none. */
export const armyIn = (content: RegionContent | undefined): string =>
  content && tokensIn(content) ? `${content.seat} ${content.race}` : "";
