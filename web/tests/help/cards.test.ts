import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import CardLink from "$/help/CardLink.svelte";
import CardTip from "$/help/CardTip.svelte";
import ComboCards from "$/help/ComboCards.svelte";
import { bareThing, setContent, things, thingOf } from "$/help/content.svelte";
import { effectsNow, numbers } from "$/help/effects";
import { popoverPosition } from "$/help/popover-position";
import { hideCard } from "$/help/card-tip.svelte";
import { has } from "$/words/fluent.svelte";
import { armyName, Teller } from "$/words/sentences";
import { content, sight, view } from "./samples";

class FixedSize {
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => {
  vi.stubGlobal("ResizeObserver", FixedSize);
  setContent(content);
});

const effects = (key: string, now = sight()): string[] =>
  effectsNow(thingOf(key), now, new Teller(["Ada", "Ben"], now.view ?? null));

describe("what is in the boxes", () => {
  it("has a name and a text for every thing", () => {
    const all = things(content);
    expect(all.filter(({ key }) => !has(key) || !has(`${key}.text`))).toEqual([]);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it("knows the key of the notation, also of the black mountain", () => {
    expect(thingOf("terrain-black-mountain")).toMatchObject({ bare: "mountain", kind: "terrain" });
    expect(bareThing("race-iron-dwarves")).toMatchObject({ bare: "iron-dwarves", kind: "race" });
  });
});

describe("numbers of a card", () => {
  it("says tokens, extras, pieces, defence and price", () => {
    expect(numbers(thingOf("race-amazons"))).toEqual(["6 tokens", "4 more on the attack"]);
    expect(numbers(thingOf("power-heroic"))).toEqual(["5 tokens", "brings: 2 × Hero"]);
    expect(numbers(thingOf("piece-lair"))).toEqual(["10 of them", "+1 on the price"]);
    expect(numbers(thingOf("terrain-farmland"))).toEqual(["price 2"]);
    expect(numbers(thingOf("terrain-chasm"))).toEqual([]);
  });
});

describe("what a thing does now", () => {
  it("says who has a race, and how many tokens are left", () => {
    expect(effects("race-elves")).toEqual([
      "Active: Ada, regions: 2, in hand: 3.",
      "6 left in the tray.",
    ]);
    expect(effects("race-orcs")).toEqual(["In decline: Ben, regions: 1.", "9 left in the tray."]);
    expect(effects("race-trolls")[0]).toBe("Open in slot 1, for 0, with 2 on it.");
    expect(effects("race-kraken")).toEqual(["Not in this game."]);
  });

  it("says what a power earns, and that a badge is discarded", () => {
    expect(effects("power-hill").at(-1)).toBe("Brings 1 coin.");
    expect(effects("power-stout")).toEqual(["In decline: Ben, regions: 1."]);
    const without = view();
    without.seats = without.seats.slice(0, 1);
    expect(effects("power-stout", sight({ view: without }))).toEqual([
      "The badge is discarded for now.",
    ]);
  });

  it("finds pieces and terrain on the board", () => {
    expect(effects("piece-lair")).toEqual(["On the board: Fen (Ada)."]);
    expect(effects("piece-tribe")).toEqual(["On the board: Mead."]);
    expect(effects("terrain-farmland")).toEqual(["One region of this map."]);
    expect(effects("phase-conquest")).toEqual(["The game is here."]);
    expect(effects("phase-pick")).toEqual([]);
  });

  it("says nothing before the game", () => {
    expect(effectsNow(thingOf("race-elves"), { seq: 0 }, new Teller([], null))).toEqual([]);
  });
});

describe("a card next to its name", () => {
  it("is pinned by a click, and closed by Escape", async () => {
    render(CardTip);
    render(CardLink, { key: "race-elves" });
    await fireEvent.click(screen.getByRole("button", { name: "Elves" }));
    const card = await screen.findByRole("dialog", { hidden: true });
    expect(card.getAttribute("aria-label")).toBe("Elves");
    expect(card.textContent).toContain("6 tokens");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    hideCard();
  });

  it("is there for both parts of an army, whose name the language puts together", () => {
    const { container } = render(ComboCards, { race: "elves", power: "dragon-master" });
    expect(container.textContent?.trim()).toBe(armyName("elves", "dragon-master"));
    const names = screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual(["Dragon Master", "Elves"]);
  });

  it("stays on the screen", () => {
    const size = { width: 300, height: 200 };
    const phone = { width: 390, height: 844 };
    const at = (left: number, top: number) => ({ left, top, width: 40, height: 20 });
    expect(popoverPosition(at(100, 100), size, phone)).toEqual({ left: 8, top: 128 });
    expect(popoverPosition(at(340, 800), size, phone)).toEqual({ left: 82, top: 592 });
    expect(popoverPosition(at(0, 100), { width: 300, height: 900 }, phone).top).toBe(8);
  });

  it("is beside the list of its thing where there is room, so that the list stays in sight", () => {
    const size = { width: 300, height: 200 };
    const anchor = { left: 20, top: 100, width: 40, height: 20 };
    const list = { left: 0, top: 50, width: 220, height: 600 };
    const place = (width: number) => popoverPosition(anchor, size, { width, height: 720 }, list);
    expect(place(1280)).toEqual({ left: 228, top: 100 });
    expect(place(390)).toEqual({ left: 8, top: 128 });
  });
});
