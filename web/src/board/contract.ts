// What the board is told, and what it tells: it knows no rules.

/** What can be done with a region now, as the board should show it. */
export interface Mark {
  /** How it looks: a target, the last try with the die, a place for tokens or pieces, or no. */
  kind: "conquer" | "roll" | "deploy" | "place" | "other" | "no";
  /** The number on it: a price, or tokens that will stand there. */
  number?: number;
  /** Chance of success in [0, 1], for the last try. */
  odds?: number;
  /** Icons of special means that apply here. */
  icons?: string[];
  /** What it says to a screen reader, after the name and what stands there. */
  label: string;
}

export type Marks = ReadonlyMap<string, Mark>;

/** Tokens that are placed on the screen only, until they are sent. */
export type Staged = ReadonlyMap<string, number>;

export interface BoardEvents {
  /** A click, a tap, Enter or Space on a region. */
  onpick?: (region: string) => void;
  /** The pointer, the focus or a long press is on a region; "" when it leaves. `at` is on screen. */
  onlook?: (region: string, at: DOMRect | null) => void;
  /** A second way to act: right click, long press, or the menu key. */
  onmenu?: (region: string, at: DOMRect) => void;
  /** A token was dragged here, from a region or from the hand (""). */
  ondrop?: (from: string, to: string) => void;
  /** + and − on a region by keyboard. */
  onmore?: (region: string, by: 1 | -1) => void;
}
