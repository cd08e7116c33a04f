import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { following, Link, newId, type Condition } from "$/wire/link";
import { entry, fakeNetwork, FakeSocket, push, welcome } from "./fakes";

let heard: string[] = [];
let conditions: Condition[] = [];
let last = 0;
const link = (): Link =>
  new Link(
    "ws://here/socket",
    {
      welcome: (message) => heard.push(`welcome ${message.now.seq}`),
      push: (message) => heard.push(`push ${message.seq}`),
      present: (table) => heard.push(`present ${table.seq}`),
      lines: (message) => heard.push(`lines ${message.seq}`),
      condition: (now) => conditions.push(now),
      bye: (error) => heard.push(`bye ${error}`),
    },
    () => last,
  );
const move = (id = newId()) => ({ type: "move", id, expected: 1, action: "stop" });

beforeEach(() => {
  heard = [];
  conditions = [];
  last = 0;
  fakeNetwork();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a link", () => {
  it("says hello first, and nothing else before it is welcomed", async () => {
    const some = link();
    const order = some.order(move("m1"));
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
    some.close();
  });

  it("sends an unanswered move again under the same name, and takes the first answer", async () => {
    const some = link();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    const order = some.order(move("m1"));
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
    some.close();
  });

  it("does not say twice what has no name", async () => {
    const some = link();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    const order = some.order({ type: "say", text: "hello" });
    FakeSocket.last.cut();
    const later = some.order({ type: "say", text: "again" });
    await vi.advanceTimersByTimeAsync(400);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    expect(await order).toMatchObject({ type: "refusal", error: "offline" });
    expect(FakeSocket.last.of("say")).toEqual([{ type: "say", text: "again" }]);
    FakeSocket.last.say({ type: "ack", id: "", seq: 2 });
    expect(await later).toMatchObject({ type: "ack" });
    some.close();
  });

  it("tries a busy server again with the same move", async () => {
    const some = link();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    const order = some.order(move("m1"));
    FakeSocket.last.say({ type: "refusal", id: "m1", error: "busy" });
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.last.of("move")).toHaveLength(2);
    FakeSocket.last.say({ type: "ack", id: "m1", seq: 2 });
    expect(await order).toMatchObject({ type: "ack" });
    some.close();
  });

  it("comes back again and again, ever more slowly, until the server is there", async () => {
    const some = link();
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
    some.close();
    expect(conditions.at(-1)).toBe("closed");
  });

  it("gives up on a line that is silent", async () => {
    const some = link();
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(1));
    await vi.advanceTimersByTimeAsync(11000);
    expect(FakeSocket.last.of("ping")).toHaveLength(1);
    FakeSocket.last.say({ type: "pong" });
    await vi.advanceTimersByTimeAsync(19000);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    some.close();
  });

  it("listens no more to a socket that it has left", async () => {
    const some = link();
    const first = FakeSocket.last;
    first.open();
    first.say(welcome(1));
    first.cut();
    await vi.advanceTimersByTimeAsync(400);
    first.say(push(2));
    expect(heard).toEqual(["welcome 1"]);
    some.close();
  });

  it("does not come back where there is nothing", async () => {
    link();
    FakeSocket.last.open();
    FakeSocket.last.say({ type: "bye", error: "no-such-table" });
    FakeSocket.last.cut();
    await vi.advanceTimersByTimeAsync(60000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(heard).toEqual(["bye no-such-table"]);
  });
});

describe("lines", () => {
  it("follow without a gap, or not at all", () => {
    expect(following(2, [entry(2), entry(3), entry(4)])?.map((each) => each.seq)).toEqual([3, 4]);
    expect(following(2, [entry(4)])).toBeNull();
    expect(following(4, [entry(3)])).toEqual([]);
  });
});
