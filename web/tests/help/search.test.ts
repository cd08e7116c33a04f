import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import Catalogue from "$/help/Catalogue.svelte";
import { allThings, setContent } from "$/help/content.svelte";
import { NO_FILTER, fromQuery, simplify, search, toQuery } from "$/help/search";
import Rules from "$/help/Rules.svelte";
import { content } from "./samples";

beforeEach(() => {
  setContent(content);
  Element.prototype.scrollIntoView = () => undefined;
});

const results = (more: Partial<typeof NO_FILTER>): string[] =>
  search(allThings(), { ...NO_FILTER, ...more }).map(({ key }) => key);

describe("searching", () => {
  it("ignores accents, case, hyphens and apostrophes", () => {
    expect(simplify("Will-o’-Wisps, Élan")).toBe("will o wisps, elan");
    expect(results({ text: "ÉLVES" })[0]).toBe("race-elves");
  });

  it("puts names before texts", () => {
    const keys = results({ text: "mine" });
    expect(keys[0]).toBe("symbol-mine");
    expect(results({ text: "tribe" })[0]).toBe("piece-tribe");
  });

  it("requires every word, in the name, the text or the effects", () => {
    expect(results({ text: "hill coins" })).toContain("power-hill");
    expect(results({ text: "hill dragon zebra" })).toEqual([]);
  });

  it("filters by kind and box; what belongs to no box is always included", () => {
    expect(results({ kind: "race", box: "underground" })).toEqual(["race-kraken"]);
    expect(results({ kind: "phase", box: "surface" })).toHaveLength(7);
  });

  it("is written into the address and read back", () => {
    const wish = { text: "two words", kind: "race" as const, box: "surface" };
    expect(fromQuery(new URLSearchParams(toQuery(wish)))).toEqual(wish);
    expect(toQuery(NO_FILTER)).toBe("");
  });
});

describe("the page", () => {
  it("shows the matches, and says when there are none", async () => {
    // Queries by role are slow on a page of cards, so this looks for texts.
    const { container } = render(Catalogue);
    const box = container.querySelector("input") as HTMLInputElement;
    await fireEvent.input(box, { target: { value: "kraken" } });
    expect(screen.getByText("Kraken").tagName).toBe("H3");
    expect(screen.queryByText("Elves")).toBeNull();
    expect(screen.getByText("1 card").getAttribute("role")).toBe("status");
    await fireEvent.input(box, { target: { value: "zzz" } });
    await fireEvent.click(screen.getByText("Show everything"));
    expect(screen.getByText("Elves")).toBeTruthy();
  });

  it("scrolls to the card in the address, even if the filter hides it", async () => {
    history.replaceState(null, "", "/compendium/race-elves?q=zzz");
    render(Catalogue, { chosen: "race-elves" });
    const card = (await screen.findByText("Elves")).closest("li");
    expect(card?.className).toContain("chosen");
  });

  it("has a summary of the rules without missing messages", () => {
    const { container } = render(Rules);
    expect(container.querySelectorAll("h2")).toHaveLength(12);
    expect(container.textContent).toContain("Price: 5 tokens");
    expect(container.textContent).not.toMatch(/rules-|card-/);
  });
});
