import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$/state/settings.svelte";
import { TableState } from "$/state/table.svelte";
import { lastDeployments } from "$/table/log/deployments";
import type { Entry, Message, Sight } from "$/wire/types";
import { entry, fakeNetwork, FakeSocket, push, region, view, welcome } from "./fakes";
import Harness from "./Harness.svelte";
import { actions } from "./notation";
import { fakeDialogs } from "../fake-dialog";

let table: TableState;
const button = (action: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-action="${action}"]`);
  if (!element) throw new Error(`no control for ${action}`);
  return element;
};
const moves = (): unknown[] => FakeSocket.last.of("move").map((each) => each["action"]);
async function settle(): Promise<void> {
  await tick();
  await vi.advanceTimersByTimeAsync(0);
  await tick();
}
async function sit(now: Partial<Sight>, entries: Entry[] = []): Promise<void> {
  FakeSocket.last.open();
  const message = welcome(9, now);
  const told = message.entries.map((each) => entries.find(({ seq }) => seq === each.seq) ?? each);
  FakeSocket.last.say({ ...message, entries: told });
  render(Harness, { table });
  await settle();
}
async function happens(seq: number, more: Partial<Entry>, now: Partial<Sight>): Promise<void> {
  FakeSocket.last.say(push(seq, more, now));
  await settle();
}

const event = (key: string, seat: number, more: Message["args"] = {}): Message => ({
  type: "message",
  key: `event-${key}`,
  args: { seat: { type: "seat", number: seat }, ...more },
});
const deployed = (seat: number, slug: string, tokens: number): Message =>
  event("deployed", seat, { region: { type: "name", kind: "region", key: slug }, tokens });
const lastTurn = [
  entry(1, { seat: 2, events: [event("turn-began", 1)] }),
  entry(2, { seat: 1, events: [deployed(1, "wood", 1)] }),
  entry(3, { seat: 1, events: [deployed(1, "wood", 1)] }),
  entry(4, { seat: 1, events: [deployed(1, "fen", 1)] }),
  entry(5, { seat: 1, events: [event("turn-began", 2)] }),
  entry(6, { seat: 1, events: [deployed(1, "hill", 3)] }),
  entry(7, { seat: 2, events: [event("turn-began", 1)] }),
];

beforeEach(() => {
  fakeDialogs();
  fakeNetwork();
  vi.useFakeTimers();
  settings.speed = 0;
  settings.autoEnd = false;
  table = new TableState("abc");
});
afterEach(() => {
  table.close();
  settings.speed = 1;
  settings.autoEnd = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("tokens to place", () => {
  const redeploy: Partial<Sight> = {
    view: view({
      phase: "redeploy",
      hand: { tokens: 0, helpers: 0, to_place: 5 },
      regions: ["wood", "hill"].map((slug) =>
        region(slug, { holder: 1, race: "elves", tokens: 1 }),
      ),
    }),
    actions: actions("deploy wood 1", "deploy hill 1"),
  };
  const left = (): string | undefined => screen.getByTestId("hand").dataset["left"];

  it("go to one region all at once", async () => {
    await sit(redeploy);
    await fireEvent.click(button("at wood"));
    await fireEvent.contextMenu(button("at hill"));
    await fireEvent.click(button("fill hill"));
    expect(left()).toBe("0");
    await fireEvent.click(button("end"));
    await vi.advanceTimersByTimeAsync(0);
    expect(moves()).toEqual(["deploy wood 1"]);
  });

  it("go where they went last turn, where that is still possible", async () => {
    expect([...lastDeployments(lastTurn, 1)]).toEqual([
      ["wood", 2],
      ["fen", 1],
    ]);
    await sit(redeploy, lastTurn);
    await fireEvent.click(button("repeat"));
    expect(left()).toBe("3");
    expect(document.querySelector('[data-action="gather"]')).not.toBeNull();
  });

  it("have no habit in a first turn", async () => {
    await sit(redeploy);
    expect(document.querySelector('[data-action="repeat"]')).toBeNull();
  });
});

describe("a turn with nothing else to do", () => {
  const stuck: Partial<Sight> = { actions: actions("stop") };

  it("waits for its player", async () => {
    await sit(stuck);
    expect(moves()).toEqual([]);
  });
  it("goes on by itself for those who want it, once", async () => {
    settings.autoEnd = true;
    await sit(stuck);
    await settle();
    expect(moves()).toEqual(["stop"]);
  });
  it("stays where its player took something back", async () => {
    settings.autoEnd = true;
    await sit({ actions: actions("stop", "conquer wood") });
    await happens(10, { seat: 1, kind: "undo", amount: 1 }, stuck);
    expect(moves()).toEqual([]);
  });
});

describe("a conquest planned while others move", () => {
  const others: Partial<Sight> = { view: view({ turn: 2, decider: 2 }) };
  const mine = (...texts: string[]): Partial<Sight> => ({
    view: view({ phase: "start" }),
    actions: actions(...texts),
  });

  it("is sent when my turn comes", async () => {
    await sit(others);
    await fireEvent.click(button("at wood"));
    expect(button("at wood").textContent).toMatch(/^Planned/);
    await happens(10, { events: [] }, others);
    expect(moves()).toEqual([]);
    await happens(11, {}, mine("conquer wood", "conquer hill", "decline"));
    expect(moves()).toEqual(["conquer wood"]);
    expect(document.querySelector('[data-action="unplan"]')).toBeNull();
  });

  it("is given up with a note if it is not possible any more", async () => {
    await sit(others);
    await fireEvent.click(button("at wood"));
    await happens(10, {}, mine("conquer hill", "conquer wood by dragon"));
    expect(moves()).toEqual([]);
    expect(screen.getByTestId("toast").textContent).toMatch(/no longer works: Wood/);
  });

  it("can be changed and dropped", async () => {
    await sit(others);
    await fireEvent.click(button("at wood"));
    await fireEvent.click(button("at hill"));
    expect(button("unplan").textContent.trim()).toBe("Planned: Hill");
    await fireEvent.click(button("unplan"));
    await happens(10, {}, mine("conquer wood", "conquer hill"));
    expect(moves()).toEqual([]);
  });

  it("waits while I only have to place tokens that were driven out", async () => {
    await sit(others);
    await fireEvent.click(button("at wood"));
    const retreat = {
      view: view({ turn: 2, decider: 1, phase: "retreat" }),
      actions: actions("deploy hill 1"),
    };
    await happens(10, {}, retreat);
    expect(moves()).toEqual([]);
    await happens(11, {}, mine("conquer wood"));
    expect(moves()).toEqual(["conquer wood"]);
  });
});
