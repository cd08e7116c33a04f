// What the painter holds in its hand: the tool, the size of the brush, the region and the cursor.
import { t } from "$/words/fluent.svelte";
import type { Workbench } from "../workbench.svelte";
import {
  BLANK,
  columnsOf,
  freeLetter,
  gapsFilled,
  isLand,
  letterAt,
  painted,
  patchAt,
  TERRAIN,
  withoutRegion,
  withRegion,
  type DraftMap,
  type DraftRegion,
} from "./board";
import { disc, type Cell } from "./hexes";

/** In the order of their keys, 1 to 6. */
export const TOOLS = ["region", "brush", "fill", "merge", "erase", "pick"] as const;
export type Tool = (typeof TOOLS)[number];
/** The radius of each brush, in hexagons. */
export const BRUSHES = [0, 1, 2] as const;

export class Painter {
  tool = $state<Tool>("region");
  radius = $state(1);
  /** The letter of the region that is painted. */
  letter = $state("");
  /** The hexagon that the keyboard is at. */
  cursor = $state.raw<Cell>({ row: 0, column: 0 });
  #strokes = 0;
  /** False for a stroke that can do nothing: there is no letter left for a new region. */
  #drawing = false;

  constructor(
    readonly bench: Workbench,
    readonly id: number,
  ) {
    this.letter = Object.keys(this.map?.regions ?? {})[0] ?? "";
  }

  get map(): DraftMap | undefined {
    return this.bench.draft.maps.find(({ id }) => id === this.id);
  }
  readonly region = $derived.by((): DraftRegion | undefined => this.map?.regions[this.letter]);
  /** There may be no more regions. */
  readonly full = $derived.by(
    () => !this.map || !freeLetter(this.map, this.bench.vocabulary.limits.regions),
  );

  // -------------------------------------------------------------------- strokes

  /** Begin a stroke at *cell*; everything until the next one is undone together. */
  begin(cell: Cell): void {
    this.#strokes += 1;
    const map = this.map;
    if (!map) return;
    const { tool, region, full } = this;
    const adds = tool === "region" || (!region && (tool === "brush" || tool === "fill"));
    this.#drawing = !adds || !full;
    if (adds) this.#change(this.#added(map));
    this.draw(cell);
  }

  /** Go on with the last stroke at *cell*, or begin the first one. */
  extend(cell: Cell): void {
    if (this.#strokes) this.draw(cell);
    else this.begin(cell);
  }

  /** Go on with the stroke at *cell*. */
  draw(cell: Cell): void {
    const map = this.map;
    const here = map && letterAt(map, cell);
    if (!this.#drawing || !map || here === undefined) return;
    if (this.tool === "pick") this.letter = here === BLANK ? this.letter : here;
    else this.#change(this.#applied(map, cell, here));
  }

  #applied(map: DraftMap, cell: Cell, here: string): DraftMap {
    if (this.tool === "erase") return painted(map, disc(cell, this.radius), BLANK);
    if (!this.region) return map;
    if (this.tool === "fill") return painted(map, patchAt(map, cell), this.letter);
    if (this.tool !== "merge") return painted(map, disc(cell, this.radius), this.letter);
    return here === BLANK || here === this.letter ? map : withoutRegion(map, here, this.letter);
  }

  /** Store the map; regions of which nothing is left go, except the one in hand. */
  #change(map: DraftMap): void {
    if (map === this.map) return;
    const drawn = map.rows.join("") + this.letter;
    const lost = Object.keys(map.regions).filter((letter) => !drawn.includes(letter));
    const next = lost.reduce((rest, letter) => withoutRegion(rest, letter), map);
    this.bench.updateMap(next, `stroke ${this.#strokes}`);
  }

  // -------------------------------------------------------------------- regions

  /** The map with one more region, which is the one in hand then. */
  #added(map: DraftMap): DraftMap {
    const letter = freeLetter(map, this.bench.vocabulary.limits.regions);
    if (!letter) return map;
    const kinds = (TERRAIN[map.box] ?? []).filter(isLand);
    const amount = Object.keys(map.regions).length;
    const region = {
      name: freeName(map),
      slug: "",
      terrain: kinds[amount % kinds.length] ?? "",
      symbols: [],
      native: false,
    };
    this.letter = letter;
    return withRegion(map, letter, region);
  }

  /** Change the region in hand; *field* joins changes of the same field in a row. */
  update(next: Partial<DraftRegion>, field = ""): void {
    const { map, region, letter } = this;
    if (!map || !region) return;
    this.bench.updateMap(withRegion(map, letter, { ...region, ...next }), field && letter + field);
  }
  remove(): void {
    if (!this.map) return;
    this.bench.updateMap(withoutRegion(this.map, this.letter));
    this.letter = Object.keys(this.map.regions)[0] ?? "";
  }
  fillGaps(): void {
    if (this.map) this.bench.updateMap(gapsFilled(this.map));
  }

  // -------------------------------------------------------------------- the cursor

  move(down: number, right: number): void {
    const map = this.map;
    if (!map) return;
    const clamp = (value: number, most: number): number => Math.max(0, Math.min(most - 1, value));
    this.cursor = {
      row: clamp(this.cursor.row + down, map.rows.length),
      column: clamp(this.cursor.column + right, columnsOf(map)),
    };
  }
}

/** The first name with a number that no region has. */
function freeName(map: DraftMap): string {
  const names = Object.values(map.regions).map(({ name }) => name);
  for (let number = 1; ; number += 1) {
    const name = t("painter-region-name", { number });
    if (!names.includes(name)) return name;
  }
}
