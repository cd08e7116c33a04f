// Every action of the notation can be played: at its place on the table, and from the list.
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableState } from "$/state/table.svelte";
import { areaOf, complete } from "$/table/actions/actions";
import { pieceText } from "$/table/actions/notation";
import type { Sight } from "$/wire/types";
import AllControls from "./AllControls.svelte";
import { army, fakeNetwork, FakeSocket, view, welcome } from "./fakes";
import { action as parse, actions } from "./notation";
import { fakeDialogs } from "../fake-dialog";

const page = readFileSync("../docs/notation.md", "utf8");
const rows = (page.split("## Actions")[1]?.split("\n#")[0] ?? "")
  .split("\n")
  .filter((row) => row.startsWith("| `"))
  .map((row) =>
    row.split("|").map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((each) => each[1])),
  );
const first = rows.flatMap((cells) => cells[1] ?? []);
/** *action* with each alternative for *word* that the second column lists. */
const alternatives = (action: string, word: string): string[] =>
  (rows.find((cells) => cells[1]?.includes(action))?.[2] ?? []).map((other) =>
    action.replace(word, other ?? ""),
  );
const ACTIONS = [
  ...first,
  ...alternatives("conquer wood by dragon", "dragon"),
  ...alternatives("place fortress wood", "fortress").map((each) =>
    each.includes("encampment") ? `${each} 1` : each,
  ),
].filter((each): each is string => !!each && each !== "by bag");

/** The verbs that the parser of the notation knows, without those of chance. */
const source = readFileSync("../src/elbowroom/notation/actions.py", "utf8");
const plain = [...source.matchAll(/^_(?:PLAIN|REGION) = \{(.*)\}$/gm)].flatMap((line) =>
  [...(line[1] ?? "").matchAll(/"(\w+)":/g)].map((each) => each[1]),
);
const others = [...(source.split(/# -+ chance/)[0] ?? "").matchAll(/def read_(\w+)/g)].map(
  (each) => each[1],
);

let table: TableState;
const control = (action: string, within: ParentNode = document): HTMLElement => {
  const element = within.querySelector<HTMLElement>(`[data-action="${action}"]`);
  if (!element) throw new Error(`no control for ${action}`);
  return element;
};
const click = (action: string, within?: ParentNode) => fireEvent.click(control(action, within));

function sightOf(action: string): Partial<Sight> {
  const late = ["deploy", "place", "ally", "end"].includes(complete(parse(action)).verb);
  const [me, other] = view().seats;
  const slots = [1, 2, 3, 4, 5, 6];
  return {
    view: view({
      phase: late ? "redeploy" : "conquest",
      hand: { tokens: 2, helpers: 0, to_place: action.startsWith("deploy") ? 2 : 0 },
      seats: me && other ? [{ ...me, army: army({ hand: 2, regions: ["wood"] }) }, other] : [],
      column: slots.map((slot) => ({
        ...{ slot, race: "trolls", power: "forest" },
        ...{ tokens: 9, price: slot - 1, coins: 0 },
      })),
    }),
    // Something else can be done as well, so that nothing is forced.
    actions: actions(action, late && action !== "end" ? "end" : "conquer hill"),
  };
}

async function agree(): Promise<void> {
  await tick();
  const yes = document.querySelector('[data-testid="confirm-yes"]');
  if (yes) await fireEvent.click(yes);
  await vi.advanceTimersByTimeAsync(0);
}

/** Plays an action at its place: on the region, in the column, in the tray, among the buttons. */
async function point(action: string): Promise<void> {
  const legal = complete(parse(action));
  const at = `at ${legal.region}`;
  switch (areaOf(legal)) {
    case "tray":
      await click(`choose ${pieceText(legal)}`);
      return void (await click(at));
    case "region":
      await click(at);
      if (legal.verb === "deploy") {
        await click(at);
        return void (await click("end"));
      }
      if (document.querySelector('[role="menu"]')) await click(action);
      return;
    default:
      return void (await click(action));
  }
}

const sentAction = (): unknown => FakeSocket.last.of("move")[0]?.["action"];

beforeEach(() => {
  fakeDialogs();
  fakeNetwork();
  vi.useFakeTimers();
  table = new TableState("abc");
  FakeSocket.last.open();
});
afterEach(() => {
  cleanup();
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("every action of the notation", () => {
  it("is tested here", () => {
    const verbs = new Set(ACTIONS.map((each) => parse(each).verb));
    expect([...verbs].sort()).toEqual([...plain, ...others].sort());
    expect(ACTIONS.length).toBeGreaterThan(34);
  });

  it.each(ACTIONS)("is played at its place: %s", async (action) => {
    FakeSocket.last.say(welcome(3, sightOf(action)));
    render(AllControls, { table });
    await tick();
    await point(action);
    await agree();
    expect(sentAction()).toBe(action);
  });

  it("has its price and its chance in the list", async () => {
    const label = { type: "message" as const, key: "mark-target", args: {} };
    const prices = [
      { region: "hill", price: 3, how: "conquer" as const, toll: 1, label },
      { region: "wood", price: 5, how: "roll" as const, odds: 0.5, label },
    ];
    const sight = sightOf("roll wood");
    FakeSocket.last.say(welcome(3, { ...sight, prices }));
    render(AllControls, { table });
    await tick();
    await click("list");
    await tick();
    const dialog = document.querySelector("dialog") ?? document.body;
    const amounts = (action: string) =>
      [...control(action, dialog).querySelectorAll<HTMLElement>("[data-amount]")].map(
        (each) => `${each.textContent} ${each.dataset["amount"]}`,
      );
    expect(amounts("conquer hill")).toEqual(["3 tokens", "1 coins"]);
    expect(control("conquer hill", dialog).querySelector(".odds")).toBeNull();
    expect(amounts("roll wood")).toEqual(["5 tokens"]);
    expect(control("roll wood", dialog).querySelector(".odds")?.textContent).toBe("50%");
  });

  it.each(ACTIONS)("is a button of the list: %s", async (action) => {
    FakeSocket.last.say(welcome(3, sightOf(action)));
    render(AllControls, { table });
    await tick();
    await click("list");
    await tick();
    const dialog = document.querySelector("dialog");
    const button = control(action, dialog ?? document.body);
    expect(button.tagName).toBe("BUTTON");
    expect(button.textContent.trim()).not.toMatch(/^do-|\{|^$/);
    button.focus();
    expect(document.activeElement).toBe(button);
    await fireEvent.click(button);
    await agree();
    expect(sentAction()).toBe(action);
  });
});
