// The grid of hexagons: every second row is shifted right by half a cell, as in `atlas/hexes.py`.
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Lengths of the drawing: the width of a hexagon, and from one row to the next. */
export const WIDTH = 20;
const ROW = (WIDTH * Math.sqrt(3)) / 2;
const SIDE = WIDTH / Math.sqrt(3);

const EVEN = [[-1, 0], [0, 1], [1, 0], [1, -1], [0, -1], [-1, -1]] as const; // prettier-ignore
const ODD = [[-1, 1], [0, 1], [1, 1], [1, 0], [0, -1], [-1, 0]] as const; // prettier-ignore

/** The six cells around *cell*, clockwise from the upper right, inside the grid or not. */
export const around = ({ row, column }: Cell): Cell[] =>
  (row % 2 ? ODD : EVEN).map(([down, right]) => ({ row: row + down, column: column + right }));

/** All cells at most *radius* steps from *middle*. */
export function disc(middle: Cell, radius: number): Cell[] {
  const key = ({ row, column }: Cell): string => `${row} ${column}`;
  const cells = new Map([[key(middle), middle]]);
  let rim = [middle];
  for (let step = 0; step < radius; step += 1) {
    rim = rim.flatMap(around).filter((cell) => !cells.has(key(cell)));
    for (const cell of rim) cells.set(key(cell), cell);
  }
  return [...cells.values()];
}

/** The middle of a cell in the drawing. */
export const middleOf = ({ row, column }: Cell): { x: number; y: number } => ({
  x: (column + 0.5 + (row % 2) / 2) * WIDTH,
  y: SIDE + row * ROW,
});

/** The size of the drawing of a grid. */
export const sizeOf = (columns: number, rows: number): { width: number; height: number } => ({
  width: (columns + 0.5) * WIDTH,
  height: 2 * SIDE + (rows - 1) * ROW,
});

/** The cell nearest to a point of the drawing. */
export function cellAt(x: number, y: number): Cell {
  const near = Math.round((y - SIDE) / ROW);
  const cells = [near - 1, near, near + 1].map((row) => ({
    row,
    column: Math.round(x / WIDTH - 0.5 - (Math.abs(row) % 2) / 2),
  }));
  const away = (cell: Cell): number => {
    const middle = middleOf(cell);
    return Math.hypot(middle.x - x, middle.y - y);
  };
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}

/** The corners of a hexagon, clockwise from the top, so that side N lies between N and N + 1. */
const CORNERS = [
  [0, -SIDE],
  [WIDTH / 2, -SIDE / 2],
  [WIDTH / 2, SIDE / 2],
  [0, SIDE],
  [-WIDTH / 2, SIDE / 2],
  [-WIDTH / 2, -SIDE / 2],
] as const;

const corner = (cell: Cell, number: number): string => {
  const { x, y } = middleOf(cell);
  const [right, down] = CORNERS[number % CORNERS.length] ?? [0, 0];
  return `${(x + right).toFixed(1)} ${(y + down).toFixed(1)}`;
};

/** A path for every cell, computed once: a stroke draws thousands of them again and again. */
function remembered(path: (cell: Cell) => string): (cell: Cell) => string {
  const paths = new Map<number, string>();
  return (cell) => {
    const key = cell.row * 1000 + cell.column;
    const text = paths.get(key) ?? path(cell);
    paths.set(key, text);
    return text;
  };
}

/** The outline of a hexagon as SVG path data. */
export const hexagon = remembered(
  (cell) => `M${CORNERS.map((_, number) => corner(cell, number)).join("L")}Z`,
);

const sides = CORNERS.map((_, number) =>
  remembered((cell) => `M${corner(cell, number)}L${corner(cell, number + 1)}`),
);
/** The side of *cell* towards its neighbour *number* of `around`, as SVG path data. */
export const side = (cell: Cell, number: number): string => sides[number]?.(cell) ?? "";
