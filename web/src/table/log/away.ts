// Which lines of a table this browser has shown already; kept for each table.
import type { Entry } from "$/wire/types";

const key = (id: string): string => `elbowroom-seen-${id}`;
const FEW = 4;

export function seenSeq(id: string): number {
  try {
    return +(localStorage.getItem(key(id)) ?? 0);
  } catch {
    return 0;
  }
}

export function sawSeq(id: string, seq: number): void {
  try {
    localStorage.setItem(key(id), String(seq));
  } catch {
    // A browser that keeps nothing tells nothing on return.
  }
}

/** Whether enough happened after *seen* to be told: moves of others, and not just a few. */
export function missed(entries: readonly Entry[], seen: number, mine: readonly number[]): boolean {
  if (!seen) return false;
  const others = entries.filter(
    (entry) =>
      entry.seq > seen &&
      entry.kind === "move" &&
      (Boolean(entry.level) || !mine.includes(entry.seat ?? 0)),
  );
  return others.length >= FEW;
}
