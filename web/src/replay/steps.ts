// A game as a list of steps: the entries that were not undone, their turns, the chances to win.
import type { Entry, Sight } from "$/wire/types";

/** The log entries that led to the position; undone moves are left out. */
export function stepsOf(entries: readonly Entry[]): Entry[] {
  const steps: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "started" || entry.kind === "move") steps.push(entry);
    else if (entry.kind === "undo") steps.splice(Math.max(1, steps.length - (entry.amount ?? 0)));
    else if (entry.kind === "rewound") {
      const from = steps.findIndex((step) => step.seq >= (entry.amount ?? 0));
      if (from > 0) steps.splice(from);
    }
  }
  return steps;
}

/** A turn, and the index of the step that begins it. */
export interface Turn {
  at: number;
  round: number;
  seat: number;
}

/** The turns of the steps whose positions are known. */
export function turns(steps: readonly Entry[], sights: ReadonlyMap<number, Sight>): Turn[] {
  const result: Turn[] = [];
  steps.forEach((step, at) => {
    const view = sights.get(step.seq)?.view;
    if (!view || view.phase === "over") return;
    const last = result.at(-1);
    if (last?.round !== view.round || last.seat !== view.turn)
      result.push({ at, round: view.round, seat: view.turn });
  });
  return result;
}

/** The turn that step *at* belongs to. */
export const turnAt = (all: readonly Turn[], at: number): Turn | undefined =>
  all.findLast((turn) => turn.at <= at);

/** The beginning of the next turn, or of this one and then the one before. */
export function jump(all: readonly Turn[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return all.find((turn) => turn.at > at)?.at ?? last;
  return all.findLast((turn) => turn.at < at)?.at ?? 0;
}

/** The step that shows log entry *seq*, or the last one before it. */
export const stepAt = (steps: readonly Entry[], seq: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.seq <= seq),
  );

/** The chances to win after a turn; round and seat are 0 before the first. */
export interface Chance {
  round: number;
  seat: number;
  chances: readonly number[];
}

/** The steps where chances are known: where the next turn begins. */
export function chanceSteps(
  rows: readonly Chance[],
  all: readonly Turn[],
  last: number,
): { at: number; chances: readonly number[] }[] {
  return rows.flatMap((row) => {
    if (!row.round) return [{ at: 0, chances: row.chances }];
    const turn = all.findIndex((each) => each.round === row.round && each.seat === row.seat);
    if (turn < 0) return [];
    return [{ at: all[turn + 1]?.at ?? last, chances: row.chances }];
  });
}
