import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "$/board/Board.svelte";
import RegionNames from "$/board/RegionNames.svelte";
import TextBoard from "$/board/TextBoard.svelte";
import { Camera } from "$/board/camera.svelte";
import type { Mark } from "$/board/contract";
import { firstRegion, nextRegion } from "$/board/geometry";
import { boostAt, layout } from "$/board/layout";
import { iconOf } from "$/art/pieces";
import { piecesIn } from "$/board/things";
import icons from "$/art/icons.json";
import { island, islandView } from "./island";
import { occupiedRegion, thing } from "../samples";

afterEach(cleanup);

describe("the keyboard on the map", () => {
  it("goes to the next region in that direction", () => {
    expect(firstRegion(island)).toBe("wood");
    expect(nextRegion(island, "wood", "ArrowRight")).toBe("hill");
    expect(nextRegion(island, "wood", "ArrowDown")).toBe("fen");
    expect(nextRegion(island, "fen", "ArrowUp")).toBe("wood");
    expect(nextRegion(island, "hill", "ArrowRight")).toBe("hill");
    expect(nextRegion(island, "nowhere", "ArrowUp")).toBe("nowhere");
  });
});

describe("the names on the map", () => {
  it("move away from the symbols painted beside them when they are enlarged", () => {
    const places = (scale: number): number[] => {
      const { container } = render(RegionNames, { map: island, scale });
      return [...container.querySelectorAll("text")].map((name) => Number(name.getAttribute("x")));
    };
    const [wood, hill, fen] = places(1);
    const [smallWood, ...others] = places(0.17);
    expect(smallWood).toBeLessThan(wood ?? 0);
    expect(others).toEqual([hill, fen]);
  });
  it("are never smaller than 11 px: those without room for that are left out", () => {
    const [wood, ...others] = island.regions;
    const regions = [{ ...wood, letters: 80 } as (typeof others)[number], ...others];
    const sizes = (scale: number): number[] => {
      const { container } = render(RegionNames, { map: { ...island, regions }, scale });
      return [...container.querySelectorAll("g[font-size]")].map(
        (name) => scale * Number(name.getAttribute("font-size")),
      );
    };
    expect(sizes(0.25)).toEqual([20, 14.5, 14.5]);
    expect(sizes(0.1875)).toEqual([15, 11, 11]);
    expect(sizes(0.125)).toEqual([11]);
    expect(sizes(0.1)).toEqual([]);
  });
});

describe("the layout of a region", () => {
  const room = { x: 100, y: 100, width: 400, height: 240 };

  it("keeps everything inside and apart", () => {
    for (const pieces of [0, 1, 2, 3, 5, 8])
      for (const stack of [true, false])
        for (const mark of [true, false]) {
          const result = layout(room, { stack, pieces, mark });
          const spots = [result.stack, ...result.pieces, result.mark].filter(
            (spot) => spot !== null,
          );
          expect(spots.length).toBe(pieces + +stack + +mark);
          for (const { x, y, size } of spots) {
            expect(x - size / 2).toBeGreaterThanOrEqual(room.x - 0.01);
            expect(x + size / 2).toBeLessThanOrEqual(room.x + room.width + 0.01);
            expect(Math.abs(y - 220) + size / 2).toBeLessThanOrEqual(room.height / 2 + 0.01);
          }
          const boxes = spots.map(({ x, y, size }) => [x, y, size / 2] as const);
          boxes.forEach(([x, y, half], one) =>
            boxes.slice(one + 1).forEach(([u, v, other]) => {
              const gap = Math.max(Math.abs(x - u), Math.abs(y - v)) - half - other;
              expect(gap).toBeGreaterThanOrEqual(-0.01);
            }),
          );
        }
  });

  it("piles things up where a row would reach into the neighbours", () => {
    const least = { stack: 90, piece: 60, mark: 70 };
    const narrow = { x: 0, y: 0, width: 100, height: 300 };
    const { stack, mark } = layout(narrow, { stack: true, pieces: 0, mark: true, least });
    if (!stack || !mark) throw new Error("nothing there");
    expect(mark.x).toBe(stack.x);
    expect(mark.y - stack.y).toBeGreaterThan((mark.size + stack.size) / 2);
    for (const { x, size } of [stack, mark]) {
      expect(x - size / 2).toBeGreaterThanOrEqual(0);
      expect(x + size / 2).toBeLessThanOrEqual(100);
    }
  });
  it("draws tokens larger on a small screen", () => {
    expect(boostAt(1)).toBe(1);
    expect(boostAt(0.05)).toBe(1.5);
  });
});

describe("the pieces in a region", () => {
  it("are drawn one by one, without the tokens", () => {
    const things = [
      thing("encampment", { count: 3 }),
      thing("stonehedge", { kind: "place", power: "flying" }),
    ];
    expect(piecesIn(occupiedRegion("wood", 1, "elves", 3, { things }))).toEqual([
      { key: "encampment", count: 3, shape: "building", icon: "piece-encampment" },
      { key: "stonehedge", count: 1, shape: "place", icon: "place-stonehedge" },
    ]);
  });

  it("all have an icon", () => {
    const keys = ["tribe", "monsters", "lair", "fortress", "hole", "hero", "dragon", "ancient"];
    keys.push("queen", "ghost", "balrog", "volcano", "bag", "encampment", "armour", "hammer");
    keys.push("altar", "crypt", "diamonds", "pipe", "fountain", "keep", "lost-mine", "stonehedge");
    keys.push("pentacle", "doormat", "ring", "socks", "scepter", "orb", "sword");
    expect(keys.filter((key) => !(iconOf(key) in icons))).toEqual([]);
  });
});

describe("the camera", () => {
  it("fits the board, zooms around a point, and stays on the board", () => {
    const camera = new Camera();
    camera.frame = { width: 400, height: 300 };
    camera.sheet = { width: 4000, height: 2000 };
    expect(camera.fit).toBe(0.1);
    expect([camera.left, camera.top]).toEqual([0, 50]);
    camera.zoomBy(2, 100, 150);
    expect(camera.zoom).toBe(2);
    expect(camera.left).toBe(-100);
    camera.move(9999, 9999);
    expect([camera.left, camera.top]).toEqual([0, 0]);
    camera.reveal(3900, 1900, 20);
    expect(camera.left + 3900 * camera.scale).toBeLessThanOrEqual(380);
    camera.zoomBy(0.001);
    expect(camera.zoom).toBe(1);
    camera.reset();
    expect([camera.left, camera.top]).toEqual([0, 50]);
  });
});

const conquer: Mark = { kind: "conquer", number: 4, label: "costs 4" };
const deploy: Mark = { kind: "deploy", number: 2, label: "deploy here" };

describe("the board", () => {
  it("labels every region with everything in it", () => {
    render(Board, { map: island, view: islandView, marks: new Map([["hill", conquer]]) });
    expect(screen.getByRole("button", { name: /^Wood, Forest, Mine, Seat 1: Elves, 3 tokens/ }));
    expect(screen.getByRole("button", { name: /^Hill, Hill, Lost Tribe, costs 4, / }));
    expect(screen.getByRole("button", { name: /Fen, Swamp, Seat 2: Orcs in decline, 1 token/ }));
  });

  it("says which regions are next to each other, aloud and as text", () => {
    render(Board, { map: island, view: islandView });
    expect(screen.getByRole("button", { name: /^Wood.*next to Hill/ }).tagName).toBe("path");
    render(TextBoard, { map: island, view: islandView });
    const row = screen.getByRole("row", { name: /^Wood/ });
    expect(row.textContent).toMatch(/next to Hill/);
  });

  it("draws prices in tokens as squares, and tokens in decline below their race", () => {
    render(Board, { map: island, view: islandView, marks: new Map([["hill", conquer]]) });
    const mark = document.querySelector(".mark.conquer");
    expect(mark?.querySelector("rect.face")).not.toBeNull();
    expect(mark?.querySelector("circle.face")).toBeNull();
    const token = document.querySelector(".token.declined");
    const parts = [...(token?.querySelectorAll(".crack, .icon") ?? [])];
    expect(parts.map((each) => each.classList[0])).toEqual(["crack", "crack", "icon"]);
  });

  it("is used by keyboard", async () => {
    const [onpick, onmore, onlook] = [vi.fn(), vi.fn(), vi.fn()];
    const marks = new Map([["hill", deploy]]);
    render(Board, { map: island, view: islandView, marks, onpick, onmore, onlook });
    const wood = screen.getByRole("button", { name: /^Wood/ });
    expect(wood.getAttribute("tabindex")).toBe("0");
    wood.focus();
    await fireEvent.keyDown(wood, { key: "ArrowRight" });
    const hill = screen.getByRole("button", { name: /^Hill/ });
    expect(document.activeElement).toBe(hill);
    await fireEvent.keyDown(hill, { key: "Enter" });
    expect(onpick).toHaveBeenCalledWith("hill", false, false);
    await fireEvent.keyDown(hill, { key: "+" });
    await fireEvent.keyDown(hill, { key: "-" });
    expect(onmore.mock.calls).toEqual([
      ["hill", 1],
      ["hill", -1],
    ]);
    expect(onlook.mock.calls.map(([region]) => region)).toContain("hill");
  });

  it("reports clicks and right clicks", async () => {
    const [onpick, onmenu] = [vi.fn(), vi.fn()];
    render(Board, { map: island, view: islandView, onpick, onmenu });
    const fen = screen.getByRole("button", { name: /^Fen/ });
    await fireEvent.click(fen);
    await fireEvent.contextMenu(fen);
    expect(onpick).toHaveBeenCalledWith("fen", false, false);
    expect(onmenu.mock.calls[0]?.[0]).toBe("fen");
  });

  it("has no buttons when it is not interactive", () => {
    render(Board, { map: island, view: islandView, interactive: false });
    expect(screen.queryByRole("button", { name: /^Fen/ })).toBeNull();
  });

  it("shows tokens, staged ones and prices", () => {
    const marks = new Map([["hill", conquer]]);
    const { container } = render(Board, {
      map: island,
      view: islandView,
      marks,
      staged: new Map([["wood", 2]]),
    });
    const stack = container.querySelector('[data-stack="wood"]');
    expect(stack?.textContent?.trim()).toBe("5");
    expect(stack?.querySelector("use")?.getAttribute("href")).toMatch(/#race-elves$/);
    expect(container.querySelector('[data-stack="fen"] .declined')).not.toBeNull();
    expect(container.querySelector(".mark.conquer")?.textContent?.trim()).toBe("4");
  });
});

describe("the board as text", () => {
  it("offers the same as the board", async () => {
    const [onpick, onmore] = [vi.fn(), vi.fn()];
    const marks = new Map([
      ["hill", conquer],
      ["wood", deploy],
    ]);
    const staged = new Map([["wood", 1]]);
    render(TextBoard, { map: island, view: islandView, marks, staged, onpick, onmore });
    expect(screen.getAllByRole("row")).toHaveLength(4);
    await fireEvent.click(screen.getByRole("button", { name: "costs 4, Hill" }));
    await fireEvent.click(screen.getByRole("button", { name: "One less in Wood" }));
    expect(onpick).toHaveBeenCalledWith("hill");
    expect(onmore).toHaveBeenCalledWith("wood", -1);
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(screen.getAllByRole("row")).toHaveLength(3);
  });
});
