import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describe as inWords } from "$/table/actions/labels";
import { Actions, areaOf, complete } from "$/table/actions/actions";
import { Teller } from "$/words/sentences";
import { view } from "./fakes";
import { action, actions } from "./notation";

const notation = readFileSync("../docs/notation.md", "utf8");
/** Every action that the notation describes, with all of its alternatives. */
const examples = notation
  .split("## Actions")[1]
  ?.split("\n#")[0]
  ?.split("\n")
  .filter((row) => row.startsWith("| `"))
  .flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map((each) => each[1] ?? ""),
  );

describe("actions", () => {
  it("knows where every action of the notation is offered, and describes it", () => {
    expect(examples?.length).toBeGreaterThan(18);
    const teller = new Teller(["Ada", "Ben"], view());
    for (const text of examples ?? []) {
      const legal = complete(action(text));
      expect(areaOf(legal), text).not.toBe("rest");
      expect(inWords(legal, teller), text).not.toMatch(/^do-|\{/);
    }
  });

  it("lists actions with unknown verbs", () => {
    expect(areaOf(complete(action("juggle wood")))).toBe("rest");
  });
});

describe("clicks", () => {
  const legal = new Actions(
    actions(
      "conquer wood",
      "conquer wood by dragon",
      "conquer heath",
      "abandon hill",
      "roll fen",
      "sacrifice crypt",
      "stop",
    ),
  );

  it("do the only possible action, but never abandon, sacrifice or roll the die", () => {
    expect(legal.click("heath")?.text).toBe("conquer heath");
    for (const region of ["wood", "hill", "fen", "crypt"])
      expect(legal.click(region), region).toBeNull();
  });

  it("offer several ways, the plain one first", () => {
    expect(legal.menu("wood").map((each) => each.text)).toEqual([
      "conquer wood",
      "conquer wood by dragon",
    ]);
    expect(legal.menu("hill").map((each) => each.verb)).toEqual(["abandon"]);
  });

  it("know when nothing else can be done", () => {
    expect(new Actions(actions("place volcano pit", "place volcano rift")).only("place")).toBe(
      true,
    );
    expect(new Actions([]).only("place")).toBe(false);
    expect(legal.regions).toEqual(["wood", "heath", "hill", "fen", "crypt"]);
  });
});
