// The log: what belongs together is told together.
import { describe, expect, it } from "vitest";
import { gathered } from "$/table/log/telling";
import type { Entry } from "$/wire/types";

function put(seq: number, region: string, amount = 1, seat = 1): Entry {
  const events = [{ kind: "deployed", seat, region, amount }];
  return { seq, at: 0, kind: "move", seat, text: `deploy ${region} ${amount}`, events };
}

describe("tokens that are put on a region one by one", () => {
  it("are told as one", () => {
    const told = gathered([put(1, "wood"), put(2, "wood"), put(3, "wood", 2)]);
    const events = [{ kind: "deployed", seat: 1, region: "wood", amount: 4 }];
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
      events: [{ kind: "deployed", seat: 1, region: "wood", amount: 1 }, { kind: "turn-began" }],
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
