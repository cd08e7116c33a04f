import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import MapPreview from "$/board/MapPreview.svelte";
import Coin from "$/parts/Coin.svelte";
import Die from "$/parts/Die.svelte";
import Piece from "$/parts/Piece.svelte";
import SeatMark from "$/parts/SeatMark.svelte";
import Token from "$/parts/Token.svelte";
import { island } from "../board/island";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("pieces", () => {
  it("have a label", () => {
    render(Token, { race: "elves", seat: 2, count: 3, staged: 1 });
    render(Piece, { piece: "encampment" });
    render(Coin, { amount: 1 });
    render(SeatMark, { seat: 4 });
    for (const name of ["4 tokens of Elves", "Encampment", "1 coin", "Seat 4"])
      expect(screen.getByRole("img", { name })).toBeTruthy();
  });

  it("can be hidden from screen readers", () => {
    render(Token, { race: "elves", seat: 2, silent: true });
    render(Coin, { amount: 5, silent: true });
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("have a different pattern for every seat", () => {
    const lines = [1, 2, 3, 4, 5].map((seat) => {
      const { container } = render(SeatMark, { seat });
      return container.querySelector(".lines")?.outerHTML.replace(/class="[^"]*"/, "") ?? "";
    });
    expect(new Set(lines).size).toBe(5);
    expect(lines[0]).toBe("");
  });
});

describe("the die", () => {
  it("shows as many pips as its number", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    for (const face of [0, 1, 2, 3]) {
      const { container } = render(Die, { face });
      expect(container.querySelectorAll(".pip")).toHaveLength(face);
    }
    expect(screen.getByRole("img", { name: "The die shows a blank" })).toBeTruthy();
  });

  it("rolls, then shows its face", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const { container, rerender } = render(Die, { face: null, rolling: true });
    const pips = new Set<number>();
    await waitFor(() => {
      pips.add(container.querySelectorAll(".pip").length);
      expect(pips.size).toBeGreaterThan(1);
    });
    await rerender({ face: 2, rolling: false });
    expect(screen.getByRole("img", { name: "The die shows 2" })).toBeTruthy();
  });

  it("shows its face at once with reduced motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    render(Die, { face: 3, rolling: true });
    expect(screen.getByRole("img", { name: "The die shows 3" })).toBeTruthy();
  });
});

describe("the preview of a map", () => {
  it("shows its picture", async () => {
    const answer = new Response(JSON.stringify(island), {
      headers: { "content-type": "application/json" },
    });
    vi.stubGlobal("fetch", () => Promise.resolve(answer));
    render(MapPreview, { name: "island" });
    const picture = await screen.findByRole("img", { name: "Map island" });
    expect(picture.getAttribute("src")).toContain("data:image/svg+xml,");
  });
});
