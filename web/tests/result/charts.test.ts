import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Bars from "$/charts/Bars.svelte";
import Lines from "$/charts/Lines.svelte";
import { along, path, spread, step, ticks } from "$/charts/scale";
import { byChance, byRound, bySource, revealOrder } from "$/result/chart-data";
import SeatList from "$/replay/SeatList.svelte";
import CoinReveal from "$/result/CoinReveal.svelte";
import type { Summary } from "$/wire/types";
import { view } from "../table/fakes";

class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeEach(() => vi.stubGlobal("ResizeObserver", Still));

const SUMMARY: Summary = {
  winners: [2],
  sources: ["income-regions", "income-trait", "toll-taken", "combo-price"],
  seats: [
    {
      seat: 1,
      start: 5,
      coins: 9,
      by_source: { "income-regions": 5, "combo-price": -1 },
      by_round: [{ "income-regions": 3, "combo-price": -1 }, { "income-regions": 2 }],
    },
    {
      seat: 2,
      start: 5,
      coins: 12,
      by_source: { "income-regions": 6, "income-trait": 1 },
      by_round: [{ "income-regions": 6 }, { "income-trait": 1 }],
    },
  ],
  armies: [],
  best: null,
};
const NAMES = ["Ada", "Ben"];

describe("scales", () => {
  it("have round steps", () => {
    expect(step(100)).toBe(50);
    expect(ticks(0, 107)).toEqual([0, 50, 100, 150]);
    expect(ticks(-3, 12, 6)).toEqual([-5, 0, 5, 10, 15]);
    expect(ticks(0, 0).length).toBeGreaterThan(1);
  });

  it("place values, also where there is only one", () => {
    expect(along(5, [0, 10], [100, 0])).toBe(50);
    expect(along(0, [0, 0], [0, 10])).toBe(0);
    expect(
      path([
        [0, 1],
        [2.345, 6],
      ]),
    ).toBe("M0.0 1.0L2.3 6.0");
  });

  it("keep labels apart", () => {
    expect(spread([50, 52, 10], 16, 200)).toEqual([50, 66, 10]);
    expect(spread([190, 195], 16, 200)).toEqual([184, 200]);
  });
});

describe("chart data", () => {
  it("adds up to the coins of every seat", () => {
    const { labels, series } = byRound(SUMMARY, NAMES);
    expect(labels).toEqual(["0", "1", "2"]);
    expect(series.map(({ values }) => values)).toEqual([
      [5, 7, 9],
      [5, 11, 12],
    ]);
  });

  it("lists the sources that somebody had, in their order", () => {
    const { labels, series } = bySource(SUMMARY, NAMES);
    expect(labels[0]).toBe("regions");
    expect(labels).toHaveLength(3);
    expect(series[0]?.values).toEqual([5, 0, -1]);
  });

  it("contains a line of chances for each seat", () => {
    const turns = [
      { round: 0, seat: 0, chances: [0.5, 0.5] },
      { round: 1, seat: 1, chances: [0.25, 0.75] },
    ];
    const { series } = byChance({ turns }, NAMES);
    expect(series[1]?.values).toEqual([0.5, 0.75]);
  });

  it("reveals the winner last, even one who won by tokens", () => {
    expect(revealOrder(SUMMARY)).toEqual([1, 2]);
    const tie = { ...SUMMARY, seats: SUMMARY.seats.map((seat) => ({ ...seat, coins: 9 })) };
    expect(revealOrder({ ...tie, winners: [1] })).toEqual([2, 1]);
  });
});

describe("charts", () => {
  it("have a name, a line for each seat, and their numbers as a table", () => {
    const figures = byRound(SUMMARY, NAMES);
    const { container } = render(Lines, { title: "Coins", rows: "Round", summary: "", ...figures });
    const picture = container.querySelector("svg[role=img]");
    expect(picture?.getAttribute("aria-label")).toMatch(/^Coins/);
    const dashes = [...container.querySelectorAll("path.line")].map((line) =>
      line.getAttribute("stroke-dasharray"),
    );
    expect(new Set(dashes).size).toBe(2);
    expect(container.querySelectorAll("tr")).toHaveLength(4);
  });

  it("draw negative values to the left", () => {
    const figures = bySource(SUMMARY, NAMES);
    const { container } = render(Bars, {
      title: "Sources",
      rows: "Source",
      summary: "",
      ...figures,
    });
    const zero = Number(container.querySelector("line.zero")?.getAttribute("x1"));
    const bars = [...container.querySelectorAll("rect[rx]")];
    expect(bars).toHaveLength(6);
    expect(Number(bars[4]?.getAttribute("x"))).toBeLessThan(zero);
  });
});

describe("the coins of the seats", () => {
  const media = (reduce: boolean) =>
    vi.stubGlobal("matchMedia", () => ({ matches: reduce }) as MediaQueryList);

  it("shows every seat with its pattern, as at the table", () => {
    const { container: result } = render(CoinReveal, { summary: SUMMARY, names: NAMES });
    const { container: replay } = render(SeatList, { view: view(), names: NAMES });
    for (const list of [result, replay]) {
      expect(list.querySelectorAll("li svg.seat .rim")).toHaveLength(2);
      expect(list.querySelectorAll("li svg.seat .lines")).toHaveLength(1);
    }
  });
  it("are shown at once with reduced motion", () => {
    media(true);
    render(CoinReveal, { summary: SUMMARY, names: NAMES, slowly: true });
    expect(screen.getByRole("heading").textContent).toBe("Ben wins with 12 coins.");
  });

  it("are revealed one by one, or by a button", async () => {
    media(false);
    render(CoinReveal, { summary: SUMMARY, names: NAMES, slowly: true });
    expect(screen.getByRole("heading").textContent).toBe("Counting the coins …");
    expect(screen.getAllByText("?").length).toBe(2);
    await fireEvent.click(screen.getByRole("button", { name: "Show everything now" }));
    expect(screen.getByRole("heading").textContent).toBe("Ben wins with 12 coins.");
  });
});
