// The last log entry of each table that this browser has shown.
import type { Entry } from "$/wire/types";

const key = (id: string): string => `elbowroom-seen-${id}`;
/** Fewer moves than this are not worth a summary. */
const MIN_MOVES = 4;

export function readLastSeen(id: string): number {
  try {
    return +(localStorage.getItem(key(id)) ?? 0);
  } catch {
    return 0;
  }
}

export function storeLastSeen(id: string, seq: number): void {
  try {
    localStorage.setItem(key(id), String(seq));
  } catch {
    // Without storage there is no summary.
  }
}

/** Whether other players made enough moves after *lastSeen* for a summary. */
export function hasMissedMoves(
  entries: readonly Entry[],
  lastSeen: number,
  mine: readonly number[],
): boolean {
  if (!lastSeen) return false;
  const others = entries.filter(
    (entry) =>
      entry.seq > lastSeen &&
      entry.kind === "move" &&
      (Boolean(entry.level) || !mine.includes(entry.seat ?? 0)),
  );
  return others.length >= MIN_MOVES;
}
