import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$/state/settings.svelte";
import { TableState } from "$/state/table.svelte";
import { entry, fakeNetwork, FakeSocket, push, sight, welcome } from "./fakes";
import { actions } from "./notation";

let table: TableState;
const seqs = (): number[] => table.entries.map((each) => each.seq);

beforeEach(() => {
  fakeNetwork();
  vi.useFakeTimers();
  settings.speed = 1;
  table = new TableState("abc");
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(3, { actions: actions("stop") }));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("messages of the server", () => {
  it("count once, even if they arrive twice", () => {
    FakeSocket.last.say(push(4, { seat: 1 }));
    FakeSocket.last.say(push(4, { seat: 1 }));
    FakeSocket.last.say(push(3));
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  it("are requested again if one is missing", () => {
    FakeSocket.last.say(push(6));
    expect(seqs()).toEqual([1, 2, 3]);
    expect(FakeSocket.last.of("missing")).toEqual([{ type: "missing", after: 3 }]);
    FakeSocket.last.say({
      type: "lines",
      seq: 6,
      entries: [entry(4), entry(5), entry(6)],
      now: sight(6, { actions: actions("end") }),
    });
    expect(seqs()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table.actions).toEqual(actions("end"));
  });

  it("may contain only changes, and are requested whole if there is nothing to change", () => {
    const phase = (seq: number, name: string) => ({
      type: "push",
      seq,
      entry: entry(seq, { seat: 1 }),
      patch: { view: { hand: null, phase: name }, actions: actions("end") },
    });
    FakeSocket.last.say(phase(4, "redeploy"));
    expect(table.view?.phase).toBe("redeploy");
    expect(table.view?.regions).toHaveLength(3);
    expect(table.actions).toEqual(actions("end"));
    FakeSocket.last.say({ type: "push", seq: 5, entry: entry(5, { kind: "chat" }) });
    expect(table.latest?.seq).toBe(5);
    expect(table.actions).toEqual(actions("end"));
    FakeSocket.last.say(phase(7, "pick"));
    expect(table.view?.phase).toBe("redeploy");
    expect(FakeSocket.last.of("missing")).toEqual([{ type: "missing", after: 5 }]);
  });

  it("are ignored if they are older than what is known", () => {
    FakeSocket.last.say(push(4, { seat: 1 }, { actions: actions("end") }));
    FakeSocket.last.say({ type: "lines", seq: 3, entries: [entry(3)], now: sight(3) });
    expect(table.latest?.seq).toBe(4);
    expect(table.actions).toEqual(actions("end"));
  });

  it("continue after a restart from the last entry", async () => {
    FakeSocket.last.cut();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", after: 3 });
    FakeSocket.last.say(welcome(5, {}, 3));
    expect(seqs()).toEqual([1, 2, 3, 4, 5]);
  });

  it("start again with a server whose log is shorter", async () => {
    FakeSocket.last.cut();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(2));
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", after: 0 });
    FakeSocket.last.say(welcome(2));
    expect(seqs()).toEqual([1, 2]);
  });
});

describe("other players' moves", () => {
  it("are shown one after the other before I can move", async () => {
    FakeSocket.last.say(push(4));
    FakeSocket.last.say(push(5));
    FakeSocket.last.say(push(6, {}, { actions: actions("stop") }));
    expect(table.now?.seq).toBe(4);
    expect(table.behind).toBe(2);
    expect(table.actions).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    expect(table.now?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(700);
    expect(table.now?.seq).toBe(6);
    expect(table.actions).toEqual(actions("stop"));
  });

  it("can be skipped; my own are shown at once", () => {
    FakeSocket.last.say(push(4));
    FakeSocket.last.say(push(5));
    table.skip();
    expect(table.now?.seq).toBe(5);
    FakeSocket.last.say(push(6, { seat: 1 }));
    FakeSocket.last.say(push(7, { seat: 1 }));
    expect(table.now?.seq).toBe(7);
  });

  it("are shown at once at the highest speed, and in a hidden tab", () => {
    settings.speed = 0;
    FakeSocket.last.say(push(4));
    FakeSocket.last.say(push(5));
    expect(table.now?.seq).toBe(5);
    settings.speed = 1;
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    FakeSocket.last.say(push(6));
    FakeSocket.last.say(push(7));
    expect(table.now?.seq).toBe(7);
    vi.restoreAllMocks();
  });
});

describe("my moves", () => {
  it("are sent one after the other, each for the position after the last one", async () => {
    const done = table.playAll(["deploy wood 2", "end"]);
    await vi.advanceTimersByTimeAsync(0);
    const [first] = FakeSocket.last.of("move");
    expect(first).toMatchObject({ action: "deploy wood 2", expected: 3, seat: 1 });
    // The answer may overtake the push.
    FakeSocket.last.say({ type: "ack", id: first?.["id"], seq: 4 });
    await vi.advanceTimersByTimeAsync(0);
    const second = FakeSocket.last.of("move")[1];
    expect(second).toMatchObject({ action: "end", expected: 4 });
    FakeSocket.last.say({ type: "ack", id: second?.["id"], seq: 5 });
    expect(await done).toBe(true);
    expect(table.busy).toBe(0);
  });

  it("stop at the first refusal", async () => {
    const done = table.playAll(["conquer wood", "stop"]);
    await vi.advanceTimersByTimeAsync(0);
    const [first] = FakeSocket.last.of("move");
    FakeSocket.last.say({
      type: "refusal",
      id: first?.["id"],
      error: "stale",
      missing: [entry(4)],
    });
    expect(await done).toBe(false);
    expect(table.refusal?.error).toBe("stale");
    expect(FakeSocket.last.of("move")).toHaveLength(1);
    expect(FakeSocket.last.of("missing")).toHaveLength(1);
  });
});
