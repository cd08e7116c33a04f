import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import Catalogue from "$/help/Catalogue.svelte";
import { allThings, knowContent } from "$/help/content.svelte";
import { ANYTHING, fromQuery, plain, search, toQuery } from "$/help/search";
import Rules from "$/help/Rules.svelte";
import { content } from "./samples";

beforeEach(() => {
  knowContent(content);
  Element.prototype.scrollIntoView = () => undefined;
});

const found = (more: Partial<typeof ANYTHING>): string[] =>
  search(allThings(), { ...ANYTHING, ...more }).map(({ key }) => key);

describe("searching", () => {
  it("does not mind accents, case, hyphens and apostrophes", () => {
    expect(plain("Will-o’-Wisps, Élan")).toBe("will o wisps, elan");
    expect(found({ text: "ÉLVES" })[0]).toBe("race-elves");
  });

  it("puts names before texts", () => {
    const keys = found({ text: "mine" });
    expect(keys[0]).toBe("symbol-mine");
    expect(found({ text: "tribe" })[0]).toBe("piece-tribe");
  });

  it("wants every word, in the name, the text or what it is good for", () => {
    expect(found({ text: "hill coins" })).toContain("power-hill");
    expect(found({ text: "hill dragon zebra" })).toEqual([]);
  });

  it("keeps to kind and box; what belongs to both is in either", () => {
    expect(found({ kind: "race", box: "underground" })).toEqual(["race-kraken"]);
    expect(found({ kind: "phase", box: "surface" })).toHaveLength(7);
  });

  it("is written into the address and read back", () => {
    const wish = { text: "two words", kind: "race" as const, box: "surface" };
    expect(fromQuery(new URLSearchParams(toQuery(wish)))).toEqual(wish);
    expect(toQuery(ANYTHING)).toBe("");
  });
});

describe("the page", () => {
  it("shows what fits, and says when nothing does", async () => {
    // Roles are dear to work out on a page of cards, so this looks for texts.
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

  it("brings the card of the address into view, past any filter", async () => {
    history.replaceState(null, "", "/compendium/race-elves?q=zzz");
    render(Catalogue, { chosen: "race-elves" });
    const card = (await screen.findByText("Elves")).closest("li");
    expect(card?.className).toContain("chosen");
  });

  it("has the rules in short, with no word missing", () => {
    const { container } = render(Rules);
    expect(container.querySelectorAll("h2")).toHaveLength(12);
    expect(container.textContent).toContain("Price: 5 tokens");
    expect(container.textContent).not.toMatch(/rules-|card-/);
  });
});
