// What can be counted on a map at once, while it is being painted. Whether it can be played is for the
// server to say; this only shows how far it is.
import { around, type Cell } from "./hexes";
import { BLANK, cellsOf, columnsOf, isLand, letterAt, type DraftMap } from "./board";

export interface MapFacts {
  /** Painted regions, by letter, with their hexagons. */
  readonly cells: ReadonlyMap<string, readonly Cell[]>;
  readonly edge: ReadonlySet<string>;
  readonly land: number;
  /** Where any army may start: land and rivers on the edge, and the shores of seas there. */
  readonly entries: number;
  readonly natives: number;
  readonly blanks: number;
  /** Lakes on the edge and seas inside are allowed, but hardly ever meant. */
  readonly oddWater: readonly string[];
}

export function factsOf(map: DraftMap): MapFacts {
  const cells = new Map<string, Cell[]>();
  const edge = new Set<string>();
  let blanks = 0;
  const last = { row: map.rows.length - 1, column: columnsOf(map) - 1 };
  for (const cell of cellsOf(map)) {
    const letter = letterAt(map, cell) ?? BLANK;
    if (letter === BLANK) {
      blanks += 1;
      continue;
    }
    const patch = cells.get(letter) ?? [];
    patch.push(cell);
    cells.set(letter, patch);
    const { row, column } = cell;
    if (!row || !column || row === last.row || column === last.column) edge.add(letter);
  }
  const terrain = (letter: string): string => map.regions[letter]?.terrain ?? "";
  const letters = [...cells.keys()];
  const shores = new Set(
    letters
      .filter((letter) => terrain(letter) === "sea" && edge.has(letter))
      .flatMap((letter) => [...neighbours(map, cells.get(letter) ?? [])]),
  );
  const isEntry = (letter: string): boolean =>
    isLand(terrain(letter))
      ? edge.has(letter) || shores.has(letter)
      : terrain(letter) === "river" && edge.has(letter);
  return {
    cells,
    edge,
    blanks,
    land: letters.filter((letter) => isLand(terrain(letter))).length,
    entries: letters.filter(isEntry).length,
    natives: letters.filter((letter) => map.regions[letter]?.native).length,
    oddWater: letters.filter((letter) => terrain(letter) === (edge.has(letter) ? "lake" : "sea")),
  };
}

/** The letters next to some cells. */
const neighbours = (map: DraftMap, cells: readonly Cell[]): Set<string> =>
  new Set(cells.flatMap(around).flatMap((cell) => letterAt(map, cell) ?? []));
