import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { following, TableSocket, newId, type Condition } from "$/wire/table-socket";
import { entry, fakeNetwork, FakeSocket, push, welcome } from "./fakes";

let messages: string[] = [];
let conditions: Condition[] = [];
let last = 0;
const connect = (): TableSocket =>
  new TableSocket(
    "ws://here/socket",
    {
      welcome: (message) => messages.push(`welcome ${message.now.seq}`),
      push: (message) => messages.push(`push ${message.seq}`),
      present: (table) => messages.push(`present ${table.seq}`),
      lines: (message) => messages.push(`lines ${message.seq}`),
      condition: (now) => conditions.push(now),
      bye: (error) => messages.push(`bye ${error}`),
    },
    () => last,
  );
const move = (id = newId()) => ({ type: "move", id, expected: 1, action: "stop" });

beforeEach(() => {
  messages = [];
  conditions = [];
  last = 0;
  fakeNetwork();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the socket of a table", () => {
  it("sends only hello before the welcome", async () => {
    const socket = connect();
    const order = socket.order(move("m1"));
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([
      {
        type: "hello",
        versions: [3],
        after: 0,
        presence: true,
      },
    ]);
    FakeSocket.last.say(welcome(1));
    expect(FakeSocket.last.of("move")).toHaveLength(1);
    FakeSocket.last.say({ type: "ack", id: "m1", seq: 2 });
    expect(await order).toEqual({ type: "ack", id: "m1", seq: 2 });
    socket.close();
  });

  it("sends an unanswered move again with the same id, and takes the first answer", async () => {
    const socket = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    const order = socket.order(move("m1"));
    FakeSocket.last.cut();
    expect(conditions.at(-1)).toBe("lost");
    last = 3;
    await vi.advanceTimersByTimeAsync(400);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toEqual({
      type: "hello",
      versions: [3],
      after: 3,
      presence: true,
    });
    FakeSocket.last.say(welcome(3));
    expect(FakeSocket.last.of("move").map((each) => each["id"])).toEqual(["m1"]);
    FakeSocket.last.say({ type: "ack", id: "m1", seq: 2 });
    FakeSocket.last.say({ type: "ack", id: "m1", seq: 2 });
    expect(await order).toMatchObject({ seq: 2 });
    socket.close();
  });

  it("does not repeat a command without an id", async () => {
    const socket = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    const order = socket.order({ type: "say", text: "hello" });
    FakeSocket.last.cut();
    const later = socket.order({ type: "say", text: "again" });
    await vi.advanceTimersByTimeAsync(400);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    expect(await order).toMatchObject({ type: "refusal", error: "offline" });
    expect(FakeSocket.last.of("say")).toEqual([{ type: "say", text: "again" }]);
    FakeSocket.last.say({ type: "ack", id: "", seq: 2 });
    expect(await later).toMatchObject({ type: "ack" });
    socket.close();
  });

  it("tries a busy server again with the same move", async () => {
    const socket = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    const order = socket.order(move("m1"));
    FakeSocket.last.say({ type: "refusal", id: "m1", error: "busy" });
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.last.of("move")).toHaveLength(2);
    FakeSocket.last.say({ type: "ack", id: "m1", seq: 2 });
    expect(await order).toMatchObject({ type: "ack" });
    socket.close();
  });

  it("reconnects, more and more slowly, until the server answers", async () => {
    const socket = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    for (let outage = 0; outage < 4; outage += 1) {
      FakeSocket.last.cut();
      await vi.advanceTimersByTimeAsync(10000);
    }
    expect(FakeSocket.all).toHaveLength(5);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    expect(conditions.at(-1)).toBe("open");
    socket.close();
    expect(conditions.at(-1)).toBe("closed");
  });

  it("gives up on a silent connection", async () => {
    const socket = connect();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    await vi.advanceTimersByTimeAsync(11000);
    expect(FakeSocket.last.of("ping")).toHaveLength(1);
    FakeSocket.last.say({ type: "pong" });
    await vi.advanceTimersByTimeAsync(19000);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    socket.close();
  });

  it("ignores messages of an old socket", async () => {
    const socket = connect();
    const first = FakeSocket.last;
    first.open();
    first.say(welcome(1));
    first.cut();
    await vi.advanceTimersByTimeAsync(400);
    first.say(push(2));
    expect(messages).toEqual(["welcome 1"]);
    socket.close();
  });

  it("does not reconnect to a table that does not exist", async () => {
    connect();
    FakeSocket.last.open();
    FakeSocket.last.say({ type: "bye", error: "no-such-table" });
    FakeSocket.last.cut();
    await vi.advanceTimersByTimeAsync(60000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(messages).toEqual(["bye no-such-table"]);
  });
});

describe("log entries", () => {
  it("are taken only if none is missing", () => {
    expect(following(2, [entry(2), entry(3), entry(4)])?.map((each) => each.seq)).toEqual([3, 4]);
    expect(following(2, [entry(4)])).toBeNull();
    expect(following(4, [entry(3)])).toEqual([]);
  });
});
