import { describe, expect, it } from "vitest";
import { Actions } from "$/table/actions/actions";
import { promptFor, type Facts } from "$/table/prompt/prompt";
import { Teller } from "$/words/sentences";
import type { HandView, View } from "$/wire/types";
import { held, thing } from "../samples";
import { army, view } from "./fakes";
import { actions } from "./notation";

function ask(shown: View, legal: string[], more: Partial<Facts> = {}): string {
  return promptFor({
    view: shown,
    actions: new Actions(actions(...legal)),
    teller: new Teller(["Ada", "Ben"], shown),
    mine: true,
    several: false,
    left: 0,
    piece: "",
    ...more,
  });
}
const seats = (more: Parameters<typeof army>[0]) => {
  const [first, second] = view().seats;
  return first && second ? [{ ...first, army: army(more) }, second] : [];
};

const hand = (tokens: number, helpers = 0): HandView => ({ tokens, helpers, to_place: 0 });

describe("what is expected of me", () => {
  it("is said in every phase", () => {
    expect(ask(view({ phase: "pick", acting: null }), ["pick 1"])).toBe(
      "Your turn: choose a combo.",
    );
    expect(ask(view({ phase: "start", hand: hand(4) }), ["conquer wood", "stop"])).toBe(
      "Hill Elves, 4 tokens strong: choose where to enter the map.",
    );
    const held = view({
      phase: "start",
      seats: seats({ hand: 0, regions: ["wood"] }),
      hand: hand(3),
    });
    expect(ask(held, ["conquer hill", "decline", "stop"])).toBe(
      "Your turn: conquer with 3 tokens, or go into decline.",
    );
    const out = view({ hand: hand(1), seats: seats({ hand: 1, regions: ["wood"] }) });
    expect(ask(out, ["conquer hill", "stop"])).toBe("1 token left: keep conquering, or stop.");
    expect(ask(out, ["roll hill", "stop"])).toMatch(/^1 token left: roll the die/);
    expect(ask(out, ["stop"])).toMatch(/^There is nothing left to conquer/);
  });

  it("counts what the server counts: the token of the Fountain is on no board and in no hand", () => {
    const lone = view({
      phase: "start",
      seats: seats({ race: "ogres", hand: 0, regions: ["wood"] }),
      regions: [held("wood", 1, "ogres", 1, { things: [thing("fountain", { kind: "place" })] })],
      acting: "ogres",
      hand: hand(1),
    });
    expect(ask(lone, ["conquer hill", "decline", "stop"])).toBe(
      "Your turn: conquer with 1 token, or go into decline.",
    );
  });

  it("tells of helpers apart from the tokens", () => {
    const shown = view({ hand: hand(2, 3), seats: seats({ hand: 2, regions: ["wood"] }) });
    expect(ask(shown, ["conquer hill", "stop"])).toMatch(
      /^2 tokens left: .* 3 helpers fight with them\.$/,
    );
  });

  it("says what the die showed, and what is to be chosen after it", () => {
    const shown = view({ die: 2 });
    expect(ask(shown, ["conquer wood", "stop"])).toMatch(/^The die shows 2/);
    expect(ask(shown, ["conquer wood", "conquer wood by sword"])).toBe(
      "The die shows 2: choose how to take Wood.",
    );
  });

  it("counts what is still to be placed", () => {
    const shown = view({ phase: "redeploy" });
    expect(ask(shown, ["deploy wood 1"], { left: 2 })).toBe("Redeploy: place 2 more tokens.");
    expect(ask(shown, ["end"])).toBe("Everything is placed: end your turn.");
    expect(ask(shown, ["end", "place fortress wood"])).toMatch(/^All tokens are placed/);
    expect(ask(shown, ["abandon wood"])).toMatch(/^You do not have enough tokens/);
    expect(ask(shown, ["place hero wood", "end"], { piece: "hero" })).toBe(
      "Hero: choose a region.",
    );
  });

  it("says why somebody is asked on another seat's turn", () => {
    const shown = view({ phase: "retreat", turn: 2 });
    expect(ask(shown, ["deploy wood 1"], { left: 1 })).toBe(
      "You were attacked. Elves: place 1 token on your regions.",
    );
    expect(ask(shown, ["place encampment wood"])).toMatch(/encampments/);
  });

  it("names the questions after scoring and in the middle of things", () => {
    const after = view({ phase: "aftermath", acting: null });
    expect(ask(after, ["sacrifice wood", "end"])).toMatch(/Altar/);
    expect(ask(after, ["decline", "end"])).toMatch(/go into decline now/);
    expect(ask(view(), ["place volcano pit"])).toMatch(/Volcano/);
    expect(ask(view(), ["move balrog wood"])).toMatch(/Balrog/);
  });

  it("tells whose turn it is when it is not mine, and for whom it is when I play several", () => {
    for (const phase of ["pick", "start", "conquest", "redeploy", "retreat", "aftermath"])
      expect(ask(view({ phase, decider: 2 }), [], { mine: false })).toMatch(/^Ben /);
    expect(ask(view({ phase: "pick" }), ["pick 1"], { several: true })).toBe(
      "Ada: Your turn: choose a combo.",
    );
    expect(ask(view({ phase: "over", decider: null }), [])).toBe("The game is over.");
    expect(ask(view({ chance: true, decider: null }), [])).toMatch(/a die or a draw/);
  });
});
