// The log: what belongs together is told together.
import { describe, expect, it } from "vitest";
import { gathered, told } from "$/table/log/telling";
import { Teller } from "$/words/sentences";
import type { Entry, Message } from "$/wire/types";

const deployed = (region: string, tokens: number, seat: number): Message => ({
  type: "message",
  key: "event-deployed",
  args: {
    seat: { type: "seat", number: seat },
    region: { type: "name", kind: "region", key: region },
    tokens,
  },
});

const began: Message = {
  type: "message",
  key: "event-turn-began",
  args: { seat: { type: "seat", number: 2 }, round: 3 },
};

function put(seq: number, region: string, tokens = 1, seat = 1): Entry {
  const events = [deployed(region, tokens, seat)];
  return { seq, at: 0, kind: "move", seat, text: `deploy ${region} ${tokens}`, events };
}

describe("tokens that are put on a region one by one", () => {
  it("are told as one", () => {
    const told = gathered([put(1, "wood"), put(2, "wood"), put(3, "wood", 2)]);
    const events = [deployed("wood", 4, 1)];
    expect(told).toEqual([{ ...put(3, "wood", 2), events }]);
  });

  it("are told apart by region, by seat, and where something comes between", () => {
    const said: Entry = { seq: 5, at: 0, kind: "chat", seat: 2, text: "well" };
    const ended: Entry = {
      seq: 7,
      at: 0,
      kind: "move",
      seat: 1,
      text: "deploy wood 1",
      events: [deployed("wood", 1, 1), began],
    };
    const entries = [
      put(1, "wood"),
      put(2, "hill"),
      put(3, "hill", 1, 2),
      put(4, "wood"),
      said,
      put(6, "wood"),
      ended,
    ];
    expect(gathered(entries)).toEqual(entries);
  });
});

describe("a line of the log", () => {
  const teller = new Teller(["Ada", "Ben"], null);
  const scored: Message = {
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
  const entry: Entry = { seq: 7, at: 0, kind: "move", seat: 1, events: [scored, began] };

  it("says whom a thief took a coin from, and heads the next turn", () => {
    expect(told(entry, teller, "all").map(({ text, begins }) => [text, begins])).toEqual([
      ["Ada scores 1 coin. Thieving, from Ben: +1", false],
      ["Round 3: Ben", true],
    ]);
  });

  it("is found among the coins, and not among the fights", () => {
    expect(told(entry, teller, "coins")).toHaveLength(1);
    expect(told(entry, teller, "fights")).toEqual([]);
  });
});
