// The lessons of the first game; the next one follows from what the player has done so far.
import { stepsOf } from "$/replay/steps";
import type { Entry, View } from "$/wire/types";

/** What the player has done so far. */
export interface Progress {
  picks: number;
  conquests: number;
  ends: number;
  declines: number;
  /** No more conquests this turn. */
  stopped: boolean;
  myTurn: boolean;
  over: boolean;
}

export function progressOf(entries: readonly Entry[], seat: number, view: View | null): Progress {
  const mine = stepsOf(entries).filter((entry) => entry.kind === "move" && entry.seat === seat);
  const count = (...verbs: string[]): number =>
    mine.filter((entry) => verbs.includes(entry.verb ?? "")).length;
  return {
    picks: count("pick"),
    conquests: count("conquer", "roll"),
    ends: count("end"),
    declines: count("decline"),
    stopped: view?.phase === "redeploy",
    myTurn: view?.turn === seat,
    over: view?.phase === "over",
  };
}

export interface Lesson {
  key: string;
  /** Whether it was learned by playing; null: it is learned by reading. */
  done: ((progress: Progress) => boolean) | null;
  /** Can be skipped with a button. */
  optional?: boolean;
  /** Whether it has something to say now; always, if there is no such condition. */
  due?: (progress: Progress) => boolean;
  /** A CSS selector of what it is about on the table page. */
  at?: string;
}

export const LESSONS: readonly Lesson[] = [
  { key: "welcome", done: (progress) => progress.picks > 0, optional: true },
  { key: "pick", done: (progress) => progress.picks > 0, at: "#sheet-combos" },
  {
    key: "price",
    done: (progress) => progress.conquests > 0 || progress.stopped || progress.ends > 0,
    at: ".board",
  },
  {
    key: "conquest",
    done: (progress) => progress.conquests > 1 || progress.stopped || progress.ends > 0,
    at: ".board",
  },
  { key: "stop", done: (progress) => progress.stopped || progress.ends > 0, at: ".prompt" },
  { key: "redeploy", done: (progress) => progress.ends > 0, at: ".prompt" },
  { key: "scoring", done: null, at: "#sheet-seats" },
  {
    key: "wait",
    done: (progress) => (progress.ends > 0 && progress.myTurn) || progress.ends > 1,
    due: (progress) => !progress.myTurn,
  },
  { key: "again", done: (progress) => progress.ends > 1 || progress.declines > 0, at: ".board" },
  { key: "decline", done: (progress) => progress.declines > 0, optional: true, at: ".prompt" },
  {
    key: "fresh",
    done: (progress) => progress.picks > 1,
    optional: true,
    due: (progress) => progress.declines > 0,
    at: "#sheet-combos",
  },
  { key: "end", done: null },
];

const LAST = LESSONS[LESSONS.length - 1] as Lesson;

/**
 * The first lesson that has something to say and is neither done nor read; null if all are. The
 * last one is due when the game is over, whatever was learned before.
 */
export function nextLesson(progress: Progress, read: readonly string[]): Lesson | null {
  if (progress.over) return read.includes(LAST.key) ? null : LAST;
  const isNext = ({ key, done, due }: Lesson): boolean =>
    !read.includes(key) && !done?.(progress) && (due?.(progress) ?? true);
  return LESSONS.find(isNext) ?? null;
}

/** The lessons that were learned by playing; they are not taught again. */
export const learned = (progress: Progress): string[] =>
  LESSONS.filter(({ done }) => done?.(progress)).map(({ key }) => key);
