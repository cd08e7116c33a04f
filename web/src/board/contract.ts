// The props and events of the board, which knows no rules.
import type { Entry, MapInfo, View } from "$/wire/types";
import type { Camera } from "./camera.svelte";

/** What can be done with a region now, as the board should show it. */
export interface Mark {
  /** How it looks: a target, a roll of the die, a place for tokens or pieces, planned, or impossible. */
  kind: "conquer" | "roll" | "deploy" | "place" | "other" | "plan" | "no";
  /** The number on it: a price, or tokens that will stand there. */
  number?: number;
  /** Chance of success in [0, 1], for a roll of the die. */
  odds?: number;
  /** Icons of special means that apply here: bare keys such as `dragon` or `bag`. */
  icons?: string[];
  /** What a screen reader says after the name and the contents of the region. */
  label: string;
}

export type Marks = ReadonlyMap<string, Mark>;

/** Tokens by region that are placed on the screen but not sent to the server yet. */
export type StagedTokens = ReadonlyMap<string, number>;

/** A region where something happened, outlined in the colour and pattern of the seat that did it. */
export interface Trace {
  region: string;
  seat: number;
  /** It stays until it is taken away; others fade. */
  lasting?: boolean;
}

/** What both boards show, the painted one and the text one. */
export interface BoardScene {
  map: MapInfo;
  /** The position; without one the bare board is shown. */
  view: View | null;
  marks?: Marks | undefined;
  staged?: StagedTokens | undefined;
  /** The region whose menu or explanation is open. */
  selected?: string | undefined;
  /** What a seat is called. */
  seatName?: ((seat: number) => string) | undefined;
  /** Whether regions can be pointed at and chosen. */
  interactive?: boolean | undefined;
}

export interface BoardProps extends BoardScene, BoardEvents {
  /** The log entry that led to this position, to be animated. */
  showing?: Entry | null | undefined;
  /** The number of the position; the change to the next number is animated. */
  moment?: number | undefined;
  /** The time from one position to the next in ms; 0 without animation. */
  pace?: number | undefined;
  /** Where something has just happened. */
  traces?: readonly Trace[] | undefined;
  /** Whether to write names into the regions where they are large enough to read. */
  names?: boolean | undefined;
  /** Which part of the board is shown; given by a page that has buttons to zoom. */
  camera?: Camera | undefined;
  /** Whether a token can be dragged from a region. */
  grab?: ((region: string) => boolean) | undefined;
}

export interface BoardEvents {
  /** A click, a tap, Enter or Space on a region; *touch*: it was a finger; *all*: with Shift. */
  onpick?: ((region: string, touch?: boolean, all?: boolean) => void) | undefined;
  /** The pointer, the focus or a long press is on a region; "" when it leaves. *at*: its box on the screen. */
  onlook?: ((region: string, at: DOMRect | null) => void) | undefined;
  /** A right click, a long press or the menu key. */
  onmenu?: ((region: string, at: DOMRect) => void) | undefined;
  /** A token was dragged here, from a region or from the hand (""); `to` is "" outside the board. */
  ondrop?: ((from: string, to: string) => void) | undefined;
  /** + and − on a region by keyboard, where tokens can be placed. */
  onmore?: ((region: string, by: 1 | -1) => void) | undefined;
}

export const NO_MARKS: Marks = new Map();
export const NO_TRACES: readonly Trace[] = [];
export const NO_STAGED_TOKENS: StagedTokens = new Map();
