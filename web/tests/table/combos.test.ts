import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hideCard } from "$/help/card-tip.svelte";
import { roomBeside } from "$/help/popover-position";
import { TableState } from "$/state/table.svelte";
import { armyName } from "$/words/sentences";
import { t } from "$/words/fluent.svelte";
import { combo, seat } from "../samples";
import CombosOf from "./CombosOf.svelte";
import { fakeNetwork, FakeSocket, view, welcome } from "./fakes";
import { actions } from "./notation";

class FixedSize {
  observe(): void {}
  disconnect(): void {}
}

let table: TableState;
const column = [
  combo(1, "trolls", { power: "flying", tokens: 10 }),
  combo(2, "orcs", { power: "stout", tokens: 9, price: 1, coins: 3 }),
  combo(3, "ghouls", { power: "none", tokens: 5, price: 2 }),
];

/** The control of a slot, and the panel once it is open. */
const control = (action: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? document.body;
const panel = (): HTMLElement | null => document.querySelector("#card-tip");

async function hover(slot: number): Promise<string> {
  await fireEvent.pointerEnter(control(`pick ${slot}`), { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(500);
  return panel()?.textContent ?? "";
}

beforeEach(async () => {
  fakeNetwork();
  vi.stubGlobal("ResizeObserver", FixedSize);
  vi.useFakeTimers();
  table = new TableState("abc");
  FakeSocket.last.open();
  const seats = [seat(1, { coins: 5 }), seat(2)];
  const now = {
    view: view({ phase: "pick", seats, column }),
    actions: actions("pick 1", "pick 2"),
  };
  FakeSocket.last.say(welcome(3, now));
  render(CombosOf, { table });
  await tick();
});
afterEach(() => {
  hideCard();
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows both texts, tokens, costs and coins of the combo that is pointed at", async () => {
  const text = await hover(2);
  for (const key of ["power-stout.text", "race-orcs.text"]) expect(text).toContain(t(key));
  for (const words of ["Costs 1 coin", "3 coins lie on it", "Coins afterwards: 7"])
    expect(text).toContain(words);
  expect(panel()?.querySelector('[data-amount="tokens"]')?.textContent).toBe("9");
  expect(control("pick 2").getAttribute("aria-describedby")).toBe("card-tip");
});

it("has one text only for a combo without a badge", async () => {
  await hover(3);
  expect(panel()?.querySelectorAll(".parts p")).toHaveLength(1);
});

it("is kept open by a tap, and closed by Escape, with the focus where it was", async () => {
  await fireEvent.click(control("show 1"));
  const name = armyName("trolls", "flying");
  expect(screen.getByRole("dialog", { hidden: true }).getAttribute("aria-label")).toBe(name);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(control("show 1"));
});

it("is gone as soon as its combo is picked, in one step", async () => {
  await hover(1);
  await fireEvent.click(control("pick 1"));
  expect(panel()).toBeNull();
  expect(JSON.stringify(FakeSocket.last.sent)).toContain('"pick 1"');
});

it("goes onto the log, else onto the board above the sheet, else beside its combo", () => {
  const box = (left: number, top: number, width: number, height: number) => {
    return { left, top, width, height };
  };
  const none = box(0, 0, 0, 0);
  const log = box(999, 183, 281, 469);
  const wide = roomBeside(box(0, 55, 218, 597), log, box(218, 55, 781, 597));
  expect(wide).toEqual(box(1003, 187, 273, 461));
  const phone = roomBeside(box(0, 286, 390, 442), none, box(0, 86, 390, 587));
  expect(phone).toEqual(box(4, 90, 382, 192));
  expect(roomBeside(box(0, 109, 390, 442), none, box(0, 86, 390, 400))).toBeNull();
});
