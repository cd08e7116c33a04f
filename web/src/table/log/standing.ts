// The moves that still stand: those that were taken back remain in the log, but nothing follows from them.
import type { Entry } from "$/wire/types";

/** The moves among *entries* that were neither undone nor rewound, oldest first. */
export function standingMoves(entries: readonly Entry[]): Entry[] {
  let moves: Entry[] = [];
  for (const entry of entries) {
    const amount = entry.amount ?? 0;
    if (entry.kind === "move") moves.push(entry);
    // What is rewound is the move of that number, and everything after it.
    else if (entry.kind === "rewound") moves = moves.filter(({ seq }) => seq < amount);
    else if (entry.kind === "undo") moves = withoutLast(moves, entry.seat ?? 0, amount);
  }
  return moves;
}

/** *moves* without the last *amount* of *seat*. */
function withoutLast(moves: readonly Entry[], seat: number, amount: number): Entry[] {
  const undone = new Set(moves.filter((each) => each.seat === seat).slice(-amount));
  return moves.filter((each) => !undone.has(each));
}
