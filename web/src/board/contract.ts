// What the board is told, and what it tells: it knows no rules.
import type { Entry, MapInfo, View } from "$/wire/types";

/** What can be done with a region now, as the board should show it. */
export interface Mark {
  /** How it looks: a target, the last try with the die, a place for tokens or pieces, or no. */
  kind: "conquer" | "roll" | "deploy" | "place" | "other" | "no";
  /** The number on it: a price, or tokens that will stand there. */
  number?: number;
  /** Chance of success in [0, 1], for the last try. */
  odds?: number;
  /** Icons of special means that apply here: bare keys such as `dragon` or `bag`. */
  icons?: string[];
  /** What it says to a screen reader, after the name and what stands there. */
  label: string;
}

export type Marks = ReadonlyMap<string, Mark>;

/** Tokens that are placed on the screen only, until they are sent. */
export type Staged = ReadonlyMap<string, number>;

/** What both boards show, the painted and the written one. */
export interface BoardScene {
  map: MapInfo;
  /** The position; without one the bare board is shown. */
  view: View | null;
  marks?: Marks | undefined;
  staged?: Staged | undefined;
  /** The region whose menu or explanation is open. */
  selected?: string | undefined;
  /** What a seat is called. */
  seatName?: ((seat: number) => string) | undefined;
  /** Whether regions can be pointed at and chosen. */
  interactive?: boolean | undefined;
}

export interface BoardProps extends BoardScene, BoardEvents {
  /** The line on show, to be animated. */
  showing?: Entry | null | undefined;
  /** Counts positions that follow one another: tokens are seen going from one to the next. */
  moment?: number | undefined;
  /** The time from one position to the next in ms; 0 when nothing is to be seen moving. */
  pace?: number | undefined;
  /** Whether names are written into the regions, where they can be read. */
  names?: boolean | undefined;
  /** Whether a token can be taken from a region by dragging. */
  grab?: ((region: string) => boolean) | undefined;
}

export interface BoardEvents {
  /** A click, a tap, Enter or Space on a region. */
  onpick?: ((region: string) => void) | undefined;
  /** The pointer, the focus or a long press is on a region; "" when it leaves. `at` is on screen. */
  onlook?: ((region: string, at: DOMRect | null) => void) | undefined;
  /** A second way to act: right click, long press, or the menu key. */
  onmenu?: ((region: string, at: DOMRect) => void) | undefined;
  /** A token was dragged here, from a region or from the hand (""); `to` is "" beside the board. */
  ondrop?: ((from: string, to: string) => void) | undefined;
  /** + and − on a region by keyboard, where tokens can be placed. */
  onmore?: ((region: string, by: 1 | -1) => void) | undefined;
}

export const NO_MARKS: Marks = new Map();
export const NOTHING_STAGED: Staged = new Map();
