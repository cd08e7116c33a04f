// Places tokens, pieces and the mark of a region side by side, without overlaps.
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

/** What needs a place in a region. */
export interface Needs {
  stack: boolean;
  pieces: number;
  mark: boolean;
  /** The mark is only information: it is small and takes no room from the rest. */
  quiet?: boolean;
  /** The least sizes at which they can be read, in units of the map. */
  least?: Readonly<Record<"stack" | "piece" | "mark", number>>;
}

const NO_LEAST = { stack: 0, piece: 0, mark: 0 };

/** Things of one size, in rows. */
interface Block {
  size: number;
  count: number;
  rows: number;
  least: number;
}

/** The size of a stack in units of the map where there is enough room. */
export const STACK = 226;
const GAP = 10;
/** A stack with its layers is higher than it is widthOf. */
const TALL = 1.08;
const PIECE = 0.5;
const LONE_PIECE = 0.64;
const MARK = 0.68;
const QUIET = 0.36;
/** A mark among the pieces is harder to read, so everything must get this much larger by it. */
const MIN_GAIN = 1.12;

/**
 * Everything in one row if it fits; otherwise two rows, with the mark among the pieces; or one above
 * the other where a row would reach further into the neighbours.
 */
export function layout(room: Rect, needs: Needs, boost = 1): Layout {
  const size = STACK * boost;
  const piece = size * (needs.stack ? PIECE : LONE_PIECE);
  const pairs = needs.pieces > 1 && (needs.stack || needs.pieces > 3);
  const least = needs.least ?? NO_LEAST;
  const stack = { size, count: +needs.stack, rows: 1, least: least.stack };
  const cells = needs.pieces + +needs.mark;
  const row: Block[] = [
    stack,
    { size: piece, count: needs.pieces, rows: pairs ? 2 : 1, least: least.piece },
    { size: size * (needs.quiet ? QUIET : MARK), count: +needs.mark, rows: 1, least: least.mark },
  ];
  const both = Math.max(least.piece, least.mark);
  const grid: Block[] = [stack, { size: piece, count: cells, rows: 2, least: both }];
  const blocks = needs.mark && fit(room, grid) > fit(room, row) * MIN_GAIN ? grid : row;
  const upright = transposed(room);
  const piled = excess(upright, row) < excess(room, blocks);
  const [stacks = [], ...others] = piled
    ? spotsOf(upright, row).map((spots) => spots.map(mirrored))
    : spotsOf(room, blocks);
  const spots = others.flat();
  return {
    stack: stacks[0] ?? null,
    pieces: spots.slice(0, needs.pieces),
    mark: spots[needs.pieces] ?? null,
  };
}

const columns = ({ count, rows }: Block): number => Math.ceil(count / rows);
const widthOf = (block: Block): number => columns(block) * (block.size + GAP);
const heightOf = ({ size, count, rows }: Block): number =>
  Math.min(rows, count) * (size + GAP) - GAP + (size >= STACK ? size * (TALL - 1) : 0);

/** The scale, at most 1, at which everything fits. */
function fit(room: Rect, blocks: readonly Block[]): number {
  const width = blocks.reduce((sum, block) => sum + widthOf(block), -GAP);
  const height = Math.max(...blocks.filter((block) => block.count).map(heightOf), 1);
  return Math.min(1, room.width / Math.max(width, 1), room.height / height);
}

const transposed = ({ x, y, width, height }: Rect): Rect => ({
  x: y,
  y: x,
  width: height,
  height: width,
});
const mirrored = ({ x, y, size }: Spot): Spot => ({ x: y, y: x, size });

/** The blocks with nothing in them too small to read, at the scale at which they are drawn. */
const readable = (all: readonly Block[], scale: number): Block[] =>
  all.map((block) => ({ ...block, size: Math.max(block.size, block.least / scale) }));

/** How far things reach beyond the room, both ways together. */
function excess(room: Rect, all: readonly Block[]): number {
  const scale = fit(room, all);
  const blocks = readable(all, scale).filter(({ count }) => count);
  const width = blocks.reduce((sum, block) => sum + widthOf(block), -GAP) * scale;
  const height = Math.max(...blocks.map(heightOf), 1) * scale;
  return Math.max(0, width - room.width) + Math.max(0, height - room.height);
}

/**
 * The spots of each block, from left to right. Things that would be too small to read reach beyond
 * the room, but never over each other.
 */
function spotsOf(room: Rect, all: readonly Block[]): Spot[][] {
  const scale = fit(room, all);
  const blocks = readable(all, scale);
  const width = blocks.reduce((sum, block) => sum + widthOf(block), -GAP) * scale;
  const middle = room.y + room.height / 2;
  let left = room.x + (room.width - width) / 2;
  return blocks.map((block) => {
    const start = left;
    left += widthOf(block) * scale;
    return Array.from({ length: block.count }, (_, place): Spot => {
      const column = Math.floor(place / block.rows);
      const here = Math.min(block.rows, block.count - column * block.rows);
      const row = (place % block.rows) - (here - 1) / 2;
      const step = (block.size + GAP) * scale;
      const x = start + column * step + (block.size * scale) / 2;
      return { x, y: middle + row * step, size: block.size * scale };
    });
  });
}

/** The factor by which tokens are enlarged where the board is small on the screen. */
export const boostAt = (scale: number): number => Math.min(1.5, Math.max(1, 34 / (STACK * scale)));
