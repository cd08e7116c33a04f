import { beforeEach, describe, expect, it, vi } from "vitest";
import { Replay } from "$/replay/replay.svelte";
import { chanceSteps, jump, stepsOf, stepAt, turnAt, turns } from "$/replay/steps";
import type { Entry, Sight } from "$/wire/types";
import { sight, view } from "../help/samples";

const line = (seq: number, kind: string, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: 0,
  kind,
  ...more,
});
const seqs = (entries: readonly Entry[]): number[] => entries.map((entry) => entry.seq);

const GAME = [
  line(1, "sat"),
  line(2, "started"),
  line(3, "move", { seat: 1, text: "pick 1" }),
  line(4, "chat"),
  line(5, "move", { seat: 1, text: "conquer wood" }),
  line(6, "move", { seat: 1, text: "end" }),
  line(7, "move", { seat: 2, text: "pick 2" }),
  line(8, "move", { seat: 2, text: "end" }),
];
const SIGHTS = new Map<number, Sight>(
  (
    [
      [2, 1, 1],
      [3, 1, 1],
      [5, 1, 1],
      [6, 1, 2],
      [7, 1, 2],
      [8, 2, 1],
    ] as const
  ).map(([seq, round, turn]) => [seq, sight({ seq, view: view({ round, turn }) })]),
);

describe("steps", () => {
  it("are the start and the moves", () => {
    expect(seqs(stepsOf(GAME))).toEqual([2, 3, 5, 6, 7, 8]);
  });

  it("do not include undone moves", () => {
    const undone = [...GAME.slice(0, 6), line(9, "undo", { seat: 1, amount: 2 })];
    expect(seqs(stepsOf(undone))).toEqual([2, 3]);
    expect(seqs(stepsOf([...undone, line(10, "undo", { amount: 50 })]))).toEqual([2]);
  });

  it("do not include moves that everybody agreed to take back", () => {
    expect(seqs(stepsOf([...GAME, line(9, "rewound", { amount: 5 })]))).toEqual([2, 3]);
  });
});

describe("turns", () => {
  const steps = stepsOf(GAME);
  const all = turns(steps, SIGHTS);

  it("begin where round or seat changes", () => {
    expect(all).toEqual([
      { at: 0, round: 1, seat: 1 },
      { at: 3, round: 1, seat: 2 },
      { at: 5, round: 2, seat: 1 },
    ]);
    expect(turnAt(all, 4)?.seat).toBe(2);
  });

  it("are jumped to; backwards to the start of this turn first", () => {
    expect(jump(all, 0, 1, 5)).toBe(3);
    expect(jump(all, 4, -1, 5)).toBe(3);
    expect(jump(all, 3, -1, 5)).toBe(0);
    expect(jump(all, 5, 1, 5)).toBe(5);
  });

  it("are found by the number of a log entry, even of one that is no step", () => {
    expect(stepAt(steps, 4)).toBe(1);
    expect(stepAt(steps, 999)).toBe(5);
    expect(stepAt(steps, 0)).toBe(0);
  });

  it("have the chances at their end", () => {
    const rows = [
      { round: 0, seat: 0, chances: [0.5, 0.5] },
      { round: 1, seat: 1, chances: [0.6, 0.4] },
      { round: 2, seat: 1, chances: [1, 0] },
      { round: 9, seat: 1, chances: [1, 0] },
    ];
    expect(chanceSteps(rows, all, 5).map(({ at }) => at)).toEqual([0, 3, 5]);
  });
});

describe("the replay", () => {
  const answer = (body: unknown): Response =>
    new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

  beforeEach(() => {
    const all = [...SIGHTS.values()];
    vi.stubGlobal("fetch", (path: string) => {
      if (path.endsWith("/lines?after=0")) return answer({ seq: 8, entries: GAME });
      const after = /sights\?after=(\d+)/.exec(path)?.[1];
      if (after === undefined) return answer({ id: "x", status: "over", seats: [] });
      const sights = all.filter(({ seq }) => seq > +after).slice(0, 4);
      return answer({ seq: 8, sights });
    });
  });

  it("loads page by page, and begins where it should", async () => {
    const replay = new Replay("x");
    await replay.load(7);
    expect(replay.loaded).toBe(1);
    expect(replay.at).toBe(4);
    expect(replay.turn).toEqual({ at: 3, round: 1, seat: 2 });
    expect(replay.sight?.seq).toBe(7);
  });

  it("steps and jumps within the game", async () => {
    const replay = new Replay("x");
    await replay.load(null);
    replay.step(-1);
    expect(replay.at).toBe(0);
    replay.jump(1);
    expect(replay.entry?.seq).toBe(6);
    replay.step(99);
    expect(replay.at).toBe(replay.last);
  });

  it("plays at its speed, from the start again after the end, and stops at the end", async () => {
    vi.useFakeTimers();
    const replay = new Replay("x");
    await replay.load(999);
    replay.speed = 2;
    replay.play();
    expect(replay.at).toBe(0);
    vi.advanceTimersByTime(560);
    expect(replay.at).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(replay.at).toBe(5);
    expect(replay.playing).toBe(false);
    vi.useRealTimers();
  });

  it("says why it cannot be loaded", async () => {
    vi.stubGlobal("fetch", () => {
      const body = JSON.stringify({ type: "refusal", error: "no-such-table" });
      return new Response(body, { status: 404, headers: { "content-type": "application/json" } });
    });
    const replay = new Replay("x");
    await replay.load(null);
    expect(replay.refusal?.error).toBe("no-such-table");
  });
});
