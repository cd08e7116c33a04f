import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableState } from "$/state/table.svelte";
import type { Price } from "$/wire/types";
import { fakeNetwork, FakeSocket, welcome } from "./fakes";
import { actions } from "./notation";
import TipOf from "./TipOf.svelte";

let table: TableState;
const price: Price = {
  region: "wood",
  price: 3,
  how: "conquer",
  label: { type: "message", key: "mark-conquer", args: { price: 3 } },
};
const part = { type: "message", key: "price-base", args: { amount: 3 } };

/** Points at the wood, and lets the server answer with *more* than the price. */
async function point(more: Record<string, number>): Promise<string[]> {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(3, { prices: [price], actions: actions("conquer wood") }));
  render(TipOf, { table, region: "wood" });
  await vi.advanceTimersByTimeAsync(500);
  for (const question of FakeSocket.last.of("explain"))
    FakeSocket.last.say({
      type: "explained",
      id: question["id"],
      total: 3,
      parts: [part],
      ...more,
    });
  await vi.advanceTimersByTimeAsync(0);
  await tick();
  return screen.getAllByRole("listitem").map((item) => item.textContent.trim());
}

beforeEach(() => {
  fakeNetwork();
  vi.useFakeTimers();
  table = new TableState("abc");
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("tells the price of a region part by part", async () => {
  const lines = await point({});
  expect(lines[0]).toBe("Region: 3");
  expect(lines[1]).toMatch(/^Price: 3 tokens/);
  expect(lines).toHaveLength(2);
});

it("announces the toll, and the tokens that will be lost", async () => {
  const lines = await point({ toll: 2, thorns: 1 });
  expect(lines.slice(2)).toEqual(["Toll to its owner: 2 coins", "Lost in taking it: 1 token"]);
});
