import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describe as inWords } from "$/table/actions/labels";
import { Actions, complete, home } from "$/table/actions/actions";
import { Teller } from "$/words/sentences";
import { view } from "./fakes";
import { action, actions } from "./notation";

const notation = readFileSync("../docs/notation.md", "utf8");
/** Every action that the notation describes, with all of its alternatives. */
const written = notation
  .split("## Actions")[1]
  ?.split("\n#")[0]
  ?.split("\n")
  .filter((row) => row.startsWith("| `"))
  .flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map((each) => each[1] ?? ""),
  );

describe("actions", () => {
  it("knows where every action of the notation is found, and how to say it", () => {
    expect(written?.length).toBeGreaterThan(18);
    const teller = new Teller(["Ada", "Ben"], view());
    for (const text of written ?? []) {
      const legal = complete(action(text));
      expect(home(legal), text).not.toBe("rest");
      expect(inWords(legal, teller), text).not.toMatch(/^do-|\{/);
    }
  });

  it("keeps what it does not know within reach", () => {
    expect(home(complete(action("juggle wood")))).toBe("rest");
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

  it("do the only thing, never an abandonment, a sacrifice or a die", () => {
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
