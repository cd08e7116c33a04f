import { describe, expect, it } from "vitest";
import { Actions, complete } from "$/table/actions/actions";
import { promptFor, type Facts } from "$/table/prompt/prompt";
import { Teller } from "$/words/sentences";
import type { Message, View } from "$/wire/types";
import { view } from "./fakes";
import { action, actions } from "./notation";

const prompt = (key: string, args: Message["args"] = {}): Message => ({
  type: "message",
  key,
  args,
});

function ask(position: View, more: Partial<Facts> = {}, legal: string[] = []): string {
  return promptFor({
    view: position,
    prompt: null,
    actions: new Actions(actions(...legal)),
    teller: new Teller(["Ada", "Ben"], position),
    mine: true,
    several: false,
    toPlace: 0,
    left: 0,
    piece: null,
    ...more,
  });
}

describe("the prompt", () => {
  it("is what the server asks", () => {
    const enter = prompt("prompt-enter", {
      army: { type: "name", kind: "race", key: "elves" },
      hand: 4,
    });
    expect(ask(view(), { prompt: enter })).toBe(
      "Elves, 4 tokens strong: choose where to enter the map.",
    );
    const withHelpers = prompt("prompt-helpers", {
      text: prompt("prompt-conquer", { hand: 2 }),
      helpers: 3,
    });
    expect(ask(view(), { prompt: withHelpers })).toBe(
      "2 tokens left: keep conquering, or stop. 3 helpers fight with them.",
    );
  });

  it("counts what is still to be placed", () => {
    const position = view({ phase: "redeploy" });
    const placing = { prompt: prompt("prompt-deploy", { left: 3 }), toPlace: 3 };
    expect(ask(position, { ...placing, left: 3 })).toBe("Redeploy: place 3 more tokens.");
    expect(ask(position, { ...placing, left: 2 })).toBe("Redeploy: place 2 more tokens.");
    expect(ask(position, placing)).toBe("Everything is placed: end your turn.");
    expect(ask(position, placing, ["place fortress wood"])).toMatch(/^All tokens are placed/);
    const retreat = view({ phase: "retreat", turn: 2 });
    expect(ask(retreat, placing)).toBe("All tokens are placed. Done?");
  });

  it("is where the piece on the pointer goes, unless the server asks for it anyway", () => {
    const piece = complete(action("place hero wood"));
    const position = view({ phase: "redeploy" });
    expect(ask(position, { piece }, ["place hero wood", "end"])).toBe("Hero: choose a region.");
    const facts = { piece, prompt: prompt("prompt-volcano") };
    expect(ask(position, facts, ["place hero wood"])).toMatch(/Volcano/);
  });

  it("tells whose turn it is when it is not mine, and for whom it is when I play several", () => {
    for (const phase of ["pick", "start", "conquest", "redeploy", "retreat", "aftermath"])
      expect(ask(view({ phase, decider: 2 }), { mine: false })).toMatch(/^Ben /);
    const several = { prompt: prompt("prompt-pick"), several: true };
    expect(ask(view({ phase: "pick" }), several)).toBe("Ada: Your turn: choose a combo.");
    expect(ask(view({ phase: "over", decider: null }))).toBe("The game is over.");
    expect(ask(view({ chance: true, decider: null }))).toMatch(/a die or a draw/);
  });
});
