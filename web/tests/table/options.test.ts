import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describe as inWords } from "$/table/actions/labels";
import { home, Options, readOption } from "$/table/actions/actions";
import { Teller } from "$/words/sentences";
import { view } from "./fakes";

const notation = readFileSync("../docs/notation.md", "utf8");
/** Every action that the notation describes, with all of its alternatives. */
const written = notation
  .split("## Actions")[1]
  ?.split("What chance brings")[0]
  ?.split("\n")
  .filter((row) => row.startsWith("| `"))
  .flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map((each) => each[1] ?? ""),
  );

describe("reading actions", () => {
  it("finds region, means and piece", () => {
    expect(readOption("conquer gull-sound by doormat sword")).toMatchObject({
      verb: "conquer",
      region: "gull-sound",
      means: ["doormat", "sword"],
    });
    expect(readOption("place fortress wood")).toMatchObject({ piece: "fortress", region: "wood" });
    expect(readOption("deploy wood 3")).toMatchObject({ region: "wood", amount: 3 });
    expect(readOption("pick 3 swap 5")).toMatchObject({ verb: "pick", amount: 3, swap: 5 });
  });

  it("knows where every action of the notation is found, and how to say it", () => {
    expect(written?.length).toBeGreaterThan(18);
    const teller = new Teller(["Ada", "Ben"], view());
    for (const text of written ?? []) {
      const option = readOption(text);
      expect(home(option), text).not.toBe("rest");
      const words = inWords(option, teller, view());
      if (option.verb !== "pick") expect(words, text).not.toMatch(/^do-|\{/);
    }
  });

  it("keeps what it does not know within reach", () => {
    expect(home(readOption("juggle wood"))).toBe("rest");
  });
});

describe("clicks", () => {
  const options = new Options([
    "conquer wood",
    "conquer wood by dragon",
    "conquer heath",
    "abandon hill",
    "roll fen",
    "sacrifice crypt",
    "stop",
  ]);

  it("do the only thing, never an abandonment, a sacrifice or a die", () => {
    expect(options.click("heath")?.text).toBe("conquer heath");
    for (const region of ["wood", "hill", "fen", "crypt"])
      expect(options.click(region), region).toBeNull();
  });

  it("offer several ways, the plain one first", () => {
    expect(options.menu("wood").map((each) => each.text)).toEqual([
      "conquer wood",
      "conquer wood by dragon",
    ]);
    expect(options.menu("hill").map((each) => each.verb)).toEqual(["abandon"]);
  });

  it("know when nothing else can be done", () => {
    expect(new Options(["place volcano pit", "place volcano rift"]).only("place", "volcano")).toBe(
      true,
    );
    expect(new Options([]).only("place")).toBe(false);
    expect(options.regions).toEqual(["wood", "heath", "hill", "fen", "crypt"]);
  });
});
