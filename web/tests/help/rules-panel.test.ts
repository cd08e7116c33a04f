import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { setContent } from "$/help/content.svelte";
import { searchParts } from "$/help/rules-parts";
import RulesPanel from "$/help/RulesPanel.svelte";
import { content } from "./samples";

const onclose = vi.fn();
const search = (): HTMLInputElement => screen.getByRole("searchbox");
const cards = (): string[] =>
  [...document.querySelectorAll("li.card h3")].map((each) => each.textContent.trim());
async function look(text: string): Promise<void> {
  await fireEvent.input(search(), { target: { value: text } });
  await tick();
}

beforeEach(() => {
  setContent(content);
  onclose.mockClear();
});

it("begins with what the reader points at, and the keyboard in the search", () => {
  render(RulesPanel, { topics: ["race-elves", "terrain-farmland"], box: "surface", onclose });
  expect(cards()).toEqual(["Elves", "Farmland"]);
  expect(document.activeElement).toBe(search());
});

it("finds cards and parts of the rules, of the box in play", async () => {
  render(RulesPanel, { topics: [], box: "surface", onclose });
  await look("elves");
  expect(cards()[0]).toBe("Elves");
  await look("kraken");
  expect(cards()).not.toContain("Kraken");
  expect(searchParts("die tokens").map(([name]) => name)).toContain("die");
  await look("xyzzy");
  expect(screen.getByText(/Nothing like that/)).toBeTruthy();
});

it("clears the search with Escape, then closes", async () => {
  render(RulesPanel, { topics: [], box: "mixed", onclose });
  await look("elves");
  await fireEvent.keyDown(search(), { key: "Escape" });
  expect(search().value).toBe("");
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.keyDown(search(), { key: "Escape" });
  expect(onclose).toHaveBeenCalledOnce();
});

it("gives the focus back to where it came from", () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  const { unmount } = render(RulesPanel, { topics: [], box: "", onclose });
  expect(document.activeElement).toBe(search());
  unmount();
  expect(document.activeElement).toBe(button);
});
