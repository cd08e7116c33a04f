// Lines of the log: deployments are merged, turns have headings, and filters apply.
import { describe, expect, it } from "vitest";
import { linesOf, mergeDeployments } from "$/table/log/lines";
import { Teller } from "$/words/sentences";
import type { Entry, Message } from "$/wire/types";

const deployment = (region: string, tokens: number, seat: number): Message => ({
  type: "message",
  key: "event-deployed",
  args: {
    seat: { type: "seat", number: seat },
    region: { type: "name", kind: "region", key: region },
    tokens,
  },
});

const turnEvent: Message = {
  type: "message",
  key: "event-turn-began",
  args: { seat: { type: "seat", number: 2 }, round: 3 },
};

function deploy(seq: number, region: string, tokens = 1, seat = 1): Entry {
  const events = [deployment(region, tokens, seat)];
  return { seq, at: 0, kind: "move", seat, text: `deploy ${region} ${tokens}`, events };
}

describe("tokens that are deployed to a region one by one", () => {
  it("make one entry", () => {
    const entries = mergeDeployments([deploy(1, "wood"), deploy(2, "wood"), deploy(3, "wood", 2)]);
    const events = [deployment("wood", 4, 1)];
    expect(entries).toEqual([{ ...deploy(3, "wood", 2), events }]);
  });

  it("stay apart by region, by seat, and if something else comes between", () => {
    const chat: Entry = { seq: 5, at: 0, kind: "chat", seat: 2, text: "well" };
    const lastMove: Entry = {
      seq: 7,
      at: 0,
      kind: "move",
      seat: 1,
      text: "deploy wood 1",
      events: [deployment("wood", 1, 1), turnEvent],
    };
    const entries = [
      deploy(1, "wood"),
      deploy(2, "hill"),
      deploy(3, "hill", 1, 2),
      deploy(4, "wood"),
      chat,
      deploy(6, "wood"),
      lastMove,
    ];
    expect(mergeDeployments(entries)).toEqual(entries);
  });
});

describe("a line of the log", () => {
  const teller = new Teller(["Ada", "Ben"], null);
  const income: Message = {
    type: "message",
    key: "event-scored",
    args: {
      seat: { type: "seat", number: 1 },
      coins: 1,
      parts: [
        {
          type: "message",
          key: "income-collected",
          args: {
            amount: 1,
            name: { type: "name", kind: "power", key: "thieving" },
            seat: { type: "seat", number: 2 },
          },
        },
      ],
    },
  };
  const entry: Entry = { seq: 7, at: 0, kind: "move", seat: 1, events: [income, turnEvent] };

  it("says from whom a thief took a coin, and adds the heading of the next turn", () => {
    expect(linesOf(entry, teller, "all").map(({ text, heading }) => [text, heading])).toEqual([
      ["Ada scores 1 coin. Thieving, from Ben: +1", false],
      ["Round 3: Ben", true],
    ]);
  });

  it("passes the filter of coins, and not that of fights", () => {
    expect(linesOf(entry, teller, "coins")).toHaveLength(1);
    expect(linesOf(entry, teller, "fights")).toEqual([]);
  });
});
