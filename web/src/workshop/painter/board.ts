// A map while it is being painted: a grid of letters and what each letter stands for, as in its file.
import type { MapTree, RegionTree } from "$/made/library.svelte";
import { around, side, type Cell } from "./hexes";

export interface DraftRegion {
  readonly name: string;
  /** For regions of our own boards, which the words name; "" otherwise. */
  readonly slug: string;
  readonly terrain: string;
  readonly symbols: readonly string[];
  /** A Lost Tribe above ground, monsters below. */
  readonly native: boolean;
}

export interface DraftMap {
  readonly id: number;
  /** Its key if a file gave it one; "" for one that follows from the name. */
  readonly key: string;
  readonly name: Readonly<Record<string, string>>;
  readonly box: string;
  readonly players: number;
  readonly rounds: number;
  /** The letter of every hexagon, row by row. */
  readonly rows: readonly string[];
  /** By letter; a region that is not painted yet is here too. */
  readonly regions: Readonly<Record<string, DraftRegion>>;
}

/** A hexagon that belongs to no region. */
export const BLANK = ".";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const ENGLISH = "en";
const DEFAULT_ROUNDS: Readonly<Record<number, number>> = { 2: 10, 3: 10, 4: 9, 5: 8 };
const FIRST_SIZE = { columns: 24, rows: 18 };

export const TERRAIN: Readonly<Record<string, readonly string[]>> = {
  surface: ["farmland", "forest", "hill", "mountain", "swamp", "sea", "lake"],
  underground: ["mountain", "mud", "mushroom", "crystal", "mine", "river", "chasm"],
};
const NO_LAND = ["sea", "lake", "river", "chasm"];
/** What becomes of a terrain when the map changes to the other box. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  farmland: "mine",
  forest: "mushroom",
  hill: "crystal",
  swamp: "mud",
  sea: "river",
  lake: "chasm",
  mine: "farmland",
  mushroom: "forest",
  crystal: "hill",
  mud: "swamp",
  river: "sea",
  chasm: "lake",
};

export const isLand = (terrain: string): boolean => !NO_LAND.includes(terrain);
/** The symbols that a region of *terrain* can have. */
export function symbolsFor(box: string, terrain: string): readonly string[] {
  if (box === "underground") return terrain === "chasm" ? ["volcano"] : [];
  return isLand(terrain) ? ["mine", "magic", "cavern"] : [];
}
export const usualRounds = (players: number): number => DEFAULT_ROUNDS[players] ?? 10;

// ---------------------------------------------------------------------- drafts and trees

export function newMap(id: number, name: string): DraftMap {
  const { columns, rows } = FIRST_SIZE;
  return {
    id,
    key: "",
    name: { [ENGLISH]: name },
    box: "surface",
    players: 2,
    rounds: usualRounds(2),
    rows: Array.from({ length: rows }, () => BLANK.repeat(columns)),
    regions: {},
  };
}

export function mapTree(map: DraftMap): MapTree {
  const drawn = new Set(map.rows.join(""));
  const regions = Object.entries(map.regions).filter(([letter]) => drawn.has(letter));
  return {
    name: map.name,
    box: map.box,
    players: map.players,
    rounds: map.rounds,
    grid: map.rows.join("\n"),
    regions: Object.fromEntries(
      regions.map(([letter, region]) => [letter, regionTree(map.box, region)]),
    ),
  };
}

const regionTree = (box: string, region: DraftRegion): RegionTree => ({
  ...(region.slug ? { slug: region.slug } : { name: region.name }),
  terrain: region.terrain,
  symbols: [...region.symbols],
  tribe: box === "surface" && region.native,
  monsters: box === "underground" && region.native,
});

/** The draft of a map that the server has read or that was stored; *key* is "" if it follows from the name. */
export function draftMap(id: number, key: string, tree: MapTree): DraftMap {
  const { name = {}, box, players, rounds } = tree;
  const regions = Object.entries(tree.regions).map(([letter, region]): [string, DraftRegion] => {
    const { name: own = "", slug = "", terrain, symbols = [] } = region;
    const native = region.tribe === true || region.monsters === true;
    return [letter, { name: own, slug, terrain, symbols, native }];
  });
  return {
    id,
    key,
    name: typeof name === "string" ? { [ENGLISH]: name } : name,
    box,
    players,
    rounds,
    rows: tree.grid.trim().split("\n").map((row) => row.trim()), // prettier-ignore
    regions: Object.fromEntries(regions),
  };
}

// ---------------------------------------------------------------------- the grid

export const columnsOf = (map: DraftMap): number => map.rows[0]?.length ?? 0;

/** The letter of a cell; undefined outside the grid. */
export const letterAt = (map: DraftMap, { row, column }: Cell): string | undefined =>
  map.rows[row]?.[column];

/** All cells, row by row. */
export const cellsOf = (map: DraftMap): Cell[] =>
  map.rows.flatMap((line, row) => Array.from(line, (_, column) => ({ row, column })));

/** The borders between regions, each drawn once, and the edge of the map, as SVG path data. */
export const bordersOf = (map: DraftMap): string =>
  cellsOf(map)
    .flatMap((cell) =>
      around(cell).map((near, number) => {
        const other = letterAt(map, near);
        const isBorder = number < 3 && other !== letterAt(map, cell);
        return isBorder || other === undefined ? side(cell, number) : "";
      }),
    )
    .join("");

/** The map with *letter* in all *cells*; the same map if nothing changes. */
export function painted(map: DraftMap, cells: readonly Cell[], letter: string): DraftMap {
  const rows = new Map<number, string[]>();
  for (const cell of cells) {
    const now = letterAt(map, cell);
    if (now === undefined || now === letter) continue;
    const line = rows.get(cell.row) ?? Array.from(map.rows[cell.row] ?? "");
    line[cell.column] = letter;
    rows.set(cell.row, line);
  }
  if (!rows.size) return map;
  return { ...map, rows: map.rows.map((row, place) => rows.get(place)?.join("") ?? row) };
}

/** The cells that hang together with *cell* and have the same letter. */
export function patchAt(map: DraftMap, cell: Cell): Cell[] {
  const letter = letterAt(map, cell);
  if (letter === undefined) return [];
  const seen = new Set([`${cell.row} ${cell.column}`]);
  const patch = [cell];
  for (const each of patch)
    for (const near of around(each)) {
      const key = `${near.row} ${near.column}`;
      if (seen.has(key) || letterAt(map, near) !== letter) continue;
      seen.add(key);
      patch.push(near);
    }
  return patch;
}

/** Every blank cell gets the letter of the nearest region; of several the first clockwise. */
export function gapsFilled(map: DraftMap): DraftMap {
  let now = map;
  for (;;) {
    const before = now;
    const blanks = cellsOf(before).filter((cell) => letterAt(before, cell) === BLANK);
    const rows = before.rows.map((row) => Array.from(row));
    for (const cell of blanks) {
      const letters = around(cell).map((near) => letterAt(before, near));
      const letter = letters.find((each) => each !== undefined && each !== BLANK);
      if (letter !== undefined) rows[cell.row]?.splice(cell.column, 1, letter);
    }
    now = { ...before, rows: rows.map((row) => row.join("")) };
    if (now.rows.join() === before.rows.join()) return before;
  }
}

/** The map with another number of hexagons; new ones are blank, at the right and below. */
export function resized(map: DraftMap, columns: number, rows: number): DraftMap {
  const lines = map.rows.map((row) => row.slice(0, columns).padEnd(columns, BLANK));
  const more = Array.from({ length: Math.max(0, rows - lines.length) }, () =>
    BLANK.repeat(columns),
  );
  return { ...map, rows: [...lines.slice(0, rows), ...more] };
}

// ---------------------------------------------------------------------- regions

/** The first letter that no region has; "" if there are as many as there may be. */
export function freeLetter(map: DraftMap, most: number): string {
  const letters = Object.keys(map.regions);
  if (letters.length >= most) return "";
  return Array.from(LETTERS).find((letter) => !letters.includes(letter)) ?? "";
}

export const withRegion = (map: DraftMap, letter: string, region: DraftRegion): DraftMap => ({
  ...map,
  regions: { ...map.regions, [letter]: region },
});

/** Another terrain; what cannot be in it goes. */
export function withTerrain(box: string, region: DraftRegion, terrain: string): DraftRegion {
  const symbols = region.symbols.filter((symbol) => symbolsFor(box, terrain).includes(symbol));
  return { ...region, terrain, symbols, native: region.native && isLand(terrain) };
}

/** The map without a region: its hexagons are blank, or those of the region *heir*. */
export function withoutRegion(map: DraftMap, letter: string, heir = BLANK): DraftMap {
  const regions = Object.fromEntries(
    Object.entries(map.regions).filter(([each]) => each !== letter),
  );
  return { ...map, regions, rows: map.rows.map((row) => row.replaceAll(letter, heir)) };
}

/** The map in the other box: each terrain becomes its counterpart. */
export function withBox(map: DraftMap, box: string): DraftMap {
  const regions = Object.entries(map.regions).map(([letter, region]) => {
    const fits = TERRAIN[box]?.includes(region.terrain) ?? false;
    const terrain = fits ? region.terrain : (COUNTERPARTS[region.terrain] ?? region.terrain);
    return [letter, withTerrain(box, region, terrain)] as const;
  });
  return { ...map, box, regions: Object.fromEntries(regions) };
}
