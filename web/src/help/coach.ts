// The lessons of the first game: which one is due follows from what was really done.
import { kept } from "$/story/steps";
import type { Entry, View } from "$/wire/types";

/** What the player has done so far. */
export interface Deeds {
  picks: number;
  conquests: number;
  ends: number;
  declines: number;
  /** Conquests of this turn are over. */
  stopped: boolean;
  myTurn: boolean;
}

export function deeds(entries: readonly Entry[], seat: number, view: View | null): Deeds {
  const mine = kept(entries).filter((entry) => entry.kind === "move" && entry.seat === seat);
  const count = (...verbs: string[]): number =>
    mine.filter((entry) => verbs.includes(entry.verb ?? "")).length;
  return {
    picks: count("pick"),
    conquests: count("conquer", "roll"),
    ends: count("end"),
    declines: count("decline"),
    stopped: view?.phase === "redeploy",
    myTurn: view?.turn === seat,
  };
}

export interface Lesson {
  key: string;
  /** Learned by doing; null: by reading. */
  done: ((now: Deeds) => boolean) | null;
  /** May be skipped with a button although something could be done. */
  optional?: boolean;
  /** What it is about, as a selector of the table page. */
  at?: string;
}

export const LESSONS: readonly Lesson[] = [
  { key: "welcome", done: (now) => now.picks > 0, optional: true },
  { key: "pick", done: (now) => now.picks > 0, at: "#sheet-combos" },
  { key: "price", done: (now) => now.conquests > 0 || now.stopped || now.ends > 0, at: ".board" },
  {
    key: "conquest",
    done: (now) => now.conquests > 1 || now.stopped || now.ends > 0,
    at: ".board",
  },
  { key: "stop", done: (now) => now.stopped || now.ends > 0, at: ".prompt" },
  { key: "redeploy", done: (now) => now.ends > 0, at: ".prompt" },
  { key: "scoring", done: null, at: "#sheet-seats" },
  { key: "wait", done: (now) => now.ends > 0 && now.myTurn },
  { key: "again", done: (now) => now.ends > 1 || now.declines > 0, at: ".board" },
  { key: "decline", done: (now) => now.declines > 0, optional: true, at: ".prompt" },
  { key: "fresh", done: (now) => now.picks > 1, optional: true, at: "#sheet-combos" },
  { key: "end", done: null },
];

/** The first lesson that is neither done nor read; null when all are. */
export function lesson(now: Deeds, read: readonly string[]): Lesson | null {
  return LESSONS.find(({ key, done }) => !read.includes(key) && !done?.(now)) ?? null;
}
