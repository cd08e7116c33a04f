import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$/state/settings.svelte";
import { TableState } from "$/state/table.svelte";
import { happenings } from "$/table/log/happenings";
import { standingMoves } from "$/table/log/standing";
import type { Message, Sight } from "$/wire/types";
import { entry, fakeNetwork, FakeSocket, push, view, welcome } from "./fakes";
import { actions } from "./notation";
import RecapOf from "./RecapOf.svelte";

const seat = (number: number) => ({ type: "seat" as const, number });
const place = (key: string) => ({ type: "name" as const, kind: "region", key });
const event = (key: string, args: NonNullable<Message["args"]>): Message => ({
  type: "message",
  key: `event-${key}`,
  args,
});
const conquest = (by: number, region: string) =>
  event("conquered", { seat: seat(by), region: place(region), tokens: 2 });
const loss = (of: number, region: string, tokens = 1) =>
  event("lost", { seat: seat(of), region: place(region), tokens });
const turn = (of: number) => event("turn-began", { seat: seat(of), round: 2 });
const scored = (of: number, coins: number) =>
  event("scored", {
    seat: seat(of),
    coins,
    parts: [
      {
        type: "message",
        key: "income-regions",
        args: { amount: coins, name: { type: "name", kind: "race", key: "elves" } },
      },
    ],
  });

describe("the moves that stand", () => {
  const moves = [1, 2, 3, 4].map((seq) => entry(seq, { seat: seq === 2 ? 1 : 2 }));
  it("are all but those undone by their own seat", () => {
    const log = [...moves, entry(5, { kind: "undo", seat: 2, amount: 2 })];
    expect(standingMoves(log).map(({ seq }) => seq)).toEqual([1, 2]);
  });
  it("end where everybody agreed to go back to", () => {
    const log = [...moves, entry(5, { kind: "rewound", amount: 3 }), entry(6)];
    expect(standingMoves(log).map(({ seq }) => seq)).toEqual([1, 2, 6]);
  });
});

describe("what happened", () => {
  const moves = [
    entry(1, { seat: 1, events: [conquest(1, "wood"), scored(1, 4), turn(2)] }),
    entry(2, { events: [conquest(2, "hill")] }),
    entry(3, { events: [conquest(2, "wood"), loss(1, "wood", 2)] }),
    entry(4, { events: [conquest(2, "fen"), loss(3, "fen")] }),
  ];
  it("is first what I lost, then what I earned, then what the others took from others", () => {
    const lines = happenings(moves, 1);
    expect(lines.map(({ message }) => message.key)).toEqual([
      ...["recap-lost", "recap-income", "recap-took"],
    ]);
    expect(lines.map(({ regions }) => regions)).toEqual([["wood"], [], ["hill", "fen"]]);
    expect(lines[0]?.message.args).toMatchObject({ seat: seat(2), tokens: 2 });
  });
  it("is not what I did, unless a bot did it for me", () => {
    const own = entry(1, { seat: 1, events: [conquest(1, "wood")] });
    expect(happenings([own], 1)).toEqual([]);
    expect(happenings([{ ...own, level: "easy" }], 1)).toHaveLength(1);
  });
});

describe("the recap", () => {
  let table: TableState;
  const others: Partial<Sight> = { view: view({ turn: 2, decider: 2 }) };
  const mine: Partial<Sight> = { view: view({ phase: "start" }), actions: actions("conquer fen") };
  const log = (): HTMLElement | null => screen.queryByTestId("recap");
  const button = (name: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(`[data-action="recap-${name}"]`);
    if (!element) throw new Error(name);
    return element;
  };
  const traces = (): string => document.querySelector("output")?.textContent ?? "";

  beforeEach(async () => {
    localStorage.clear();
    fakeNetwork();
    settings.speed = 0;
    settings.recap = true;
    table = new TableState("abc");
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1, others));
    render(RecapOf, { table });
    await tick();
  });
  afterEach(() => {
    table.close();
    settings.speed = 1;
    settings.recap = true;
    vi.unstubAllGlobals();
  });
  async function myTurnBegins(): Promise<void> {
    const { say } = FakeSocket.last;
    const tell = say.bind(FakeSocket.last);
    tell(push(2, { events: [conquest(2, "hill")] }, others));
    tell(push(3, { events: [conquest(2, "wood"), loss(1, "wood")] }, others));
    await tick();
    expect(log()).toBeNull();
    tell(push(4, { events: [scored(2, 3), turn(1)] }, mine));
    await tick();
    await tick();
  }

  it("is told when my turn begins, and ends with my first move", async () => {
    await myTurnBegins();
    expect(log()?.textContent).toMatch(/takes Wood from you.*You lose 1 token/s);
    expect(log()?.textContent).toMatch(/conquers Hill/);
    FakeSocket.last.say(push(5, { seat: 1, events: [conquest(1, "fen")] }, mine));
    await tick();
    expect(log()).toBeNull();
  });

  it("is shown on the board step by step, and comes again when it is asked for", async () => {
    await myTurnBegins();
    expect(traces()).toBe("");
    await fireEvent.click(button("next"));
    expect(traces()).toBe("wood 2");
    await fireEvent.click(button("next"));
    expect(traces()).toBe("hill 2");
    await fireEvent.click(button("next"));
    expect(log()).toBeNull();
    await fireEvent.click(screen.getByText("again"));
    expect(log()).not.toBeNull();
    await fireEvent.click(button("close"));
    expect(log()).toBeNull();
  });

  it("is not told to those who do not want it", async () => {
    settings.recap = false;
    await myTurnBegins();
    expect(log()).toBeNull();
  });
});
