// Where tokens, pieces and the mark of a region stand: side by side, never on top of each other.
import type { Rect } from "$/wire/types";

export interface Spot {
  x: number;
  y: number;
  size: number;
}

export interface Layout {
  stack: Spot | null;
  pieces: Spot[];
  mark: Spot | null;
}

export interface Wanted {
  stack: boolean;
  pieces: number;
  mark: boolean;
}

/** The size of a stack in units of the map where there is enough room. */
export const STACK = 226;
const GAP = 10;
const PIECE = 0.5;
const LONE_PIECE = 0.64;
const MARK = 0.68;

/** Everything in a row: the stack, pieces in pairs one above the other, the mark. */
export function layout(room: Rect, wanted: Wanted, boost = 1): Layout {
  const size = STACK * boost;
  const piece = size * (wanted.stack ? PIECE : LONE_PIECE);
  const rows = wanted.pieces > 1 && (wanted.stack || wanted.pieces > 3) ? 2 : 1;
  const columns = Math.ceil(wanted.pieces / rows);
  const widths = [
    wanted.stack ? size : 0,
    columns * piece + Math.max(0, columns - 1) * GAP,
    wanted.mark ? size * MARK : 0,
  ].filter(Boolean);
  const across = widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1);
  const down = Math.max(wanted.stack ? size * 1.08 : 0, rows * piece + (rows - 1) * GAP);
  const fit = Math.min(1, room.width / across, room.height / down);
  const y = room.y + room.height / 2;
  let x = room.x + (room.width - across * fit) / 2;

  function next(width: number): number {
    const at = x + (width * fit) / 2;
    x += (width + GAP) * fit;
    return at;
  }
  const stack = wanted.stack ? { x: next(size), y, size: size * fit } : null;
  const pieces: Spot[] = [];
  for (let column = 0; column < columns; column += 1) {
    const at = next(piece);
    const here = Math.min(rows, wanted.pieces - column * rows);
    for (let row = 0; row < here; row += 1) {
      const off = (row - (here - 1) / 2) * (piece + GAP) * fit;
      pieces.push({ x: at, y: y + off, size: piece * fit });
    }
  }
  const mark = wanted.mark ? { x: next(size * MARK), y, size: size * MARK * fit } : null;
  return { stack, pieces, mark };
}

/** How much larger tokens are drawn than usual when the board is small on the screen. */
export const boostAt = (scale: number): number => Math.min(1.5, Math.max(1, 34 / (STACK * scale)));
