import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { library, type MapTree } from "$/made/library.svelte";
import {
  BLANK,
  draftMap,
  freeLetter,
  gapsFilled,
  mapTree,
  painted,
  patchAt,
  resized,
  withBox,
  withoutRegion,
  type DraftMap,
} from "$/workshop/painter/board";
import { factsOf } from "$/workshop/painter/facts";
import Generate from "$/workshop/painter/Generate.svelte";
import Grid from "$/workshop/painter/Grid.svelte";
import { around, cellAt, disc, middleOf } from "$/workshop/painter/hexes";
import { Painter } from "$/workshop/painter/painter.svelte";
import { letterOf, mapMistake } from "$/workshop/painter/texts";
import { Workbench } from "$/workshop/workbench.svelte";
import { server } from "../fake-server";
import { checked, vocabulary } from "./samples";

const CHECK = "POST /api/collections/check";
const region = (name: string, terrain: string, more = {}): MapTree["regions"][string] => ({
  name,
  terrain,
  symbols: [],
  tribe: false,
  monsters: false,
  ...more,
});
const tree: MapTree = {
  name: { en: "The Docks" },
  box: "surface",
  players: 2,
  rounds: 10,
  grid: "AAABB\nAACBB\nAACC.",
  regions: {
    A: region("Sea of Tea", "sea"),
    B: region("Crumb Cove", "hill", { symbols: ["mine"], tribe: true }),
    C: region("Ropewalk", "farmland"),
  },
};
const docks = (): DraftMap => draftMap(1, "", tree);
const collection = {
  "elbowroom-collection": 1 as const,
  name: "Docks",
  maps: { "the-docks": tree },
};
const bench = (): Workbench => new Workbench("one", vocabulary, collection, { content: "{}" });
const mapOf = (work: Workbench): DraftMap => {
  if (!work.painting) throw new Error("no map on the workbench");
  return work.painting;
};

beforeEach(() => {
  localStorage.clear();
  server({ [CHECK]: checked });
});

describe("the grid of hexagons", () => {
  it("shifts every second row, as the boards do", () => {
    expect(around({ row: 1, column: 1 })[0]).toEqual({ row: 0, column: 2 });
    expect(around({ row: 2, column: 1 })[0]).toEqual({ row: 1, column: 1 });
    expect([0, 1, 2].map((radius) => disc({ row: 5, column: 5 }, radius).length)).toEqual([
      1, 7, 19,
    ]);
  });

  it("finds the hexagon at a point", () => {
    for (const cell of disc({ row: 4, column: 4 }, 3)) {
      const { x, y } = middleOf(cell);
      expect(cellAt(x + 6, y - 5)).toEqual(cell);
    }
  });
});

describe("a map that is being painted", () => {
  it("is stored in the format of files and read again", () => {
    expect(mapTree(docks())).toEqual(tree);
    expect(mapTree(withoutRegion(docks(), "B"))).toMatchObject({
      grid: "AAA..\nAAC..\nAACC.",
      regions: { A: { name: "Sea of Tea" } },
    });
  });

  it("is painted hexagon by hexagon, or a piece at a time", () => {
    const one = painted(
      docks(),
      [
        { row: 2, column: 4 },
        { row: 9, column: 9 },
      ],
      "C",
    );
    expect(one.rows).toEqual(["AAABB", "AACBB", "AACCC"]);
    expect(patchAt(docks(), { row: 0, column: 4 })).toHaveLength(4);
    const same = docks();
    expect(painted(same, [{ row: 0, column: 0 }], "A")).toBe(same);
  });

  it("has its gaps filled from all sides", () => {
    expect(gapsFilled(withoutRegion(docks(), "C")).rows.join("")).not.toContain(BLANK);
    const empty = resized({ ...docks(), rows: ["..", ".."] }, 3, 1);
    expect(gapsFilled(empty).rows).toEqual(["..."]);
  });

  it("has counterparts of its terrain in the other box, and nothing that cannot be there", () => {
    const { regions } = withBox(docks(), "underground");
    expect(Object.values(regions).map(({ terrain }) => terrain)).toEqual([
      "river",
      "crystal",
      "mine",
    ]);
    expect(regions.B).toMatchObject({ symbols: [], native: true });
  });

  it("has at most as many regions as the rules can count", () => {
    expect(freeLetter(docks(), 61)).toBe("D");
    expect(freeLetter(docks(), 3)).toBe("");
  });

  it("tells its land, its entry regions and water that is hardly meant", () => {
    const facts = factsOf(docks());
    expect([facts.land, facts.entries, facts.natives, facts.blanks]).toEqual([2, 2, 1, 1]);
    expect(facts.oddWater).toEqual([]);
    const lake = { ...tree, regions: { ...tree.regions, A: region("Sea of Tea", "lake") } };
    expect(factsOf(draftMap(1, "", lake)).oddWater).toEqual(["A"]);
  });

  it("names the region that a mistake is about", () => {
    const args = { name: "Ropewalk", amount: 2 };
    const mistake = { place: "maps.the-docks.regions.C", key: "collection-map-pieces", args };
    expect(letterOf(mistake)).toBe("C");
    expect(mapMistake(docks(), mistake)).toMatch(/^“Ropewalk” is in 2 pieces/);
    const whole = {
      place: "maps.the-docks.grid",
      key: "collection-map-blank",
      args: { amount: 1 },
    };
    expect(mapMistake(docks(), whole)).toMatch(/^The map: one hexagon/);
  });
});

describe("the painter", () => {
  it("paints a new region with every stroke, which is undone as a whole", () => {
    const work = bench();
    const painter = new Painter(work, mapOf(work).id);
    painter.radius = 0;
    painter.begin({ row: 2, column: 4 });
    painter.draw({ row: 2, column: 3 });
    expect(mapOf(work).rows[2]).toBe("AACDD");
    expect(painter.region?.name).toBe("Region 1");
    expect(library.find("one")?.tree.maps?.["the-docks"]?.grid).toContain("AACDD");
    work.undo();
    expect(mapTree(mapOf(work))).toEqual(tree);
    work.close();
  });

  it("merges, erases, fills and chooses; a region of which nothing is left goes", () => {
    const work = bench();
    const painter = new Painter(work, mapOf(work).id);
    const use = (tool: Painter["tool"], row: number, column: number): void => {
      painter.tool = tool;
      painter.begin({ row, column });
    };
    use("pick", 0, 4);
    expect(painter.letter).toBe("B");
    use("merge", 1, 2);
    expect(mapOf(work).rows).toEqual(["AAABB", "AABBB", "AABB."]);
    expect(Object.keys(mapOf(work).regions)).toEqual(["A", "B"]);
    painter.radius = 0;
    use("erase", 0, 0);
    expect(mapOf(work).rows[0]).toBe(".AABB");
    use("fill", 0, 1);
    expect(Object.keys(mapOf(work).regions)).toEqual(["B"]);
    work.close();
  });

  it("paints by keyboard and says where it is", async () => {
    const work = bench();
    const map = mapOf(work);
    const painter = new Painter(work, map.id);
    render(Grid, { painter, map, facts: factsOf(map), byRegion: false });
    const grid = screen.getByRole("application");
    grid.focus();
    await fireEvent.keyDown(grid, { key: "ArrowDown" });
    await fireEvent.keyDown(grid, { key: "ArrowRight" });
    await waitFor(() => expect(screen.getByText("Row 2, column 2: Sea of Tea, Sea")).toBeTruthy());
    await fireEvent.keyDown(grid, { key: "5" });
    await fireEvent.keyDown(grid, { key: "-" });
    await fireEvent.keyDown(grid, { key: " " });
    await fireEvent.keyDown(grid, { key: "ArrowRight", shiftKey: true });
    expect(mapOf(work).rows[1]).toBe("A..BB");
    work.close();
  });
});

describe("the generator", () => {
  it("puts the board of a seed in place of what is painted", async () => {
    const content = JSON.stringify({ ...collection, maps: { "surface-2-seed-7": tree } });
    const requests = server({ "POST /api/maps": { key: "", seed: 7, content, toml: "" } });
    const drawn: DraftMap[] = [];
    render(Generate, { map: docks(), ongenerate: (map: DraftMap) => drawn.push(map) });
    await fireEvent.input(screen.getByLabelText("Seed"), { target: { value: "7" } });
    await fireEvent.click(screen.getByText("Generate", { selector: "button" }));
    await waitFor(() => expect(drawn).toHaveLength(1));
    expect(drawn[0]).toMatchObject({ id: 1, key: "", rows: docks().rows });
    expect(requests("POST /api/maps")).toEqual([
      { box: "surface", players: 2, seed: 7, language: "en" },
    ]);
    expect(screen.getByText("This is the board of seed 7.")).toBeTruthy();
  });
});
