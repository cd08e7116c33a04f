import { describe, expect, it } from "vitest";
import { History } from "$/workshop/history.svelte";
import {
  draftOf,
  keysOf,
  newCollection,
  newEffect,
  newThing,
  setText,
  slug,
  treeOf,
  withSet,
} from "$/workshop/model";
import { outline, pieces } from "$/workshop/slots";
import { checked, cheaper, fights } from "./samples";

const NOTHING = new Set<string>();
const leaf = (word: string) => ({ word, parts: [] });

describe("a SET from menus", () => {
  it("is written with the parentheses it needs", () => {
    const mine = { word: "and", parts: [leaf("mountain"), leaf("held")] };
    expect(setText({ word: "near", parts: [mine] })).toBe("near (mountain and held)");
    expect(setText({ word: "or", parts: [leaf("cavern"), mine] })).toBe(
      "cavern or (mountain and held)",
    );
    expect(setText({ word: "not", parts: [{ word: "beside", parts: [leaf("sea")] }] })).toBe(
      "not beside sea",
    );
  });

  it("changes the effect that it stands in", () => {
    const effect = withSet(newEffect(cheaper), "cheaper", leaf("hill"));
    expect(effect.data).toEqual({ cheaper: "hill", by: 1 });
    expect(newEffect(fights).sets).toEqual({ where: { word: "all" } });
  });
});

describe("keys", () => {
  it("follow from names, without accents and signs", () => {
    expect(slug("Žluťoučký Kůň!")).toBe("zlutoucky-kun");
    expect(slug("モグラ")).toBe("");
  });

  it("are never those of the boxes, nor twice the same", () => {
    const things = [newThing("race", "Elves"), newThing("race", "Elves"), newThing("power", "モ")];
    const draft = { ...newCollection("Docks", ""), things };
    expect([...keysOf(draft, new Set(["elves"])).values()]).toEqual([
      "elves-2",
      "elves-3",
      "power",
    ]);
  });
});

describe("the tree of a draft", () => {
  it("is what it was read from", () => {
    const tree = {
      "elbowroom-collection": 1 as const,
      name: "Docks",
      author: "Ada",
      licence: "",
      races: {
        "mole-men": {
          name: { en: "Mole Men", cs: "Krtci" },
          tokens: 6,
          icon: "mole",
          flavour: "",
          "stands-in-for": "ratmen",
          effects: [{ cheaper: "forest", by: 1 }],
        },
      },
      powers: {},
    };
    const draft = draftOf(tree, checked);
    expect(treeOf(draft, keysOf(draft, NOTHING))).toEqual(tree);
  });
});

describe("undo and redo", () => {
  it("go back and forth, the changes of one field as one step", () => {
    const history = new History("");
    for (const text of ["M", "Mo", "Mole"]) history.change(text, "name");
    history.change("Mole!", "");
    history.undo();
    expect(history.now).toBe("Mole");
    history.undo();
    expect([history.now, history.canUndo]).toEqual(["", false]);
    history.redo();
    history.redo();
    expect([history.now, history.canRedo]).toEqual(["Mole!", false]);
    history.undo();
    history.change("Moles");
    expect(history.canRedo).toBe(false);
  });
});

describe("a sentence with menus", () => {
  it("has places for numbers, which still choose the plural, and for regions", () => {
    const one = pieces("made-effect-cheaper", { amount: 1 }, ["regions"]);
    expect(one).toEqual([{ slot: "amount" }, { text: " token less for " }, { slot: "regions" }]);
    const two = pieces("made-effect-cheaper", { amount: 2 }, ["regions"]);
    expect(two[1]).toEqual({ text: " tokens less for " });
  });

  it("has a place for a number of 1 too, which the words alone would leave out", () => {
    const slots = pieces("made-effect-shelter", { amount: 1 }, []).filter(
      (piece) => "slot" in piece,
    );
    expect(slots).toEqual([{ slot: "amount" }]);
  });

  it("is listed with its numbers, and with dots for the rest", () => {
    expect(outline("made-effect-cheaper", { amount: 2 }, ["regions"])).toBe("2 tokens less for …");
  });
});
