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
  /** A mark that only tells something does not take room from what stands there. */
  quiet?: boolean;
}

/** Things of one size in columns. */
interface Block {
  size: number;
  count: number;
  rows: number;
}

/** The size of a stack in units of the map where there is enough room. */
export const STACK = 226;
const GAP = 10;
/** A stack with its layers is higher than it is wide. */
const TALL = 1.08;
const PIECE = 0.5;
const LONE_PIECE = 0.64;
const MARK = 0.68;
const QUIET = 0.36;
/** A mark among the pieces is read less easily: it has to be worth it. */
const WORTH = 1.12;

/** A row if there is room for it; else the mark stands among the pieces, in two rows. */
export function layout(room: Rect, wanted: Wanted, boost = 1): Layout {
  const size = STACK * boost;
  const piece = size * (wanted.stack ? PIECE : LONE_PIECE);
  const pairs = wanted.pieces > 1 && (wanted.stack || wanted.pieces > 3);
  const stack = { size, count: +wanted.stack, rows: 1 };
  const cells = wanted.pieces + +wanted.mark;
  const row: Block[] = [
    stack,
    { size: piece, count: wanted.pieces, rows: pairs ? 2 : 1 },
    { size: size * (wanted.quiet ? QUIET : MARK), count: +wanted.mark, rows: 1 },
  ];
  const grid: Block[] = [stack, { size: piece, count: cells, rows: 2 }];
  const blocks = wanted.mark && fit(room, grid) > fit(room, row) * WORTH ? grid : row;
  const [stacks = [], ...others] = placed(room, blocks);
  const spots = others.flat();
  return {
    stack: stacks[0] ?? null,
    pieces: spots.slice(0, wanted.pieces),
    mark: spots[wanted.pieces] ?? null,
  };
}

const columns = ({ count, rows }: Block): number => Math.ceil(count / rows);
const wide = (block: Block): number => columns(block) * (block.size + GAP);
const high = ({ size, count, rows }: Block): number =>
  Math.min(rows, count) * (size + GAP) - GAP + (size >= STACK ? size * (TALL - 1) : 0);

/** How much everything has to shrink. */
function fit(room: Rect, blocks: readonly Block[]): number {
  const across = blocks.reduce((sum, block) => sum + wide(block), -GAP);
  const down = Math.max(...blocks.filter((block) => block.count).map(high), 1);
  return Math.min(1, room.width / Math.max(across, 1), room.height / down);
}

function placed(room: Rect, blocks: readonly Block[]): Spot[][] {
  const scale = fit(room, blocks);
  const across = blocks.reduce((sum, block) => sum + wide(block), -GAP) * scale;
  const middle = room.y + room.height / 2;
  let left = room.x + (room.width - across) / 2;
  return blocks.map((block) => {
    const begin = left;
    left += wide(block) * scale;
    return Array.from({ length: block.count }, (_, place): Spot => {
      const column = Math.floor(place / block.rows);
      const here = Math.min(block.rows, block.count - column * block.rows);
      const row = (place % block.rows) - (here - 1) / 2;
      const step = (block.size + GAP) * scale;
      const x = begin + column * step + (block.size * scale) / 2;
      return { x, y: middle + row * step, size: block.size * scale };
    });
  });
}

/** How much larger tokens are drawn than usual when the board is small on the screen. */
export const boostAt = (scale: number): number => Math.min(1.5, Math.max(1, 34 / (STACK * scale)));
