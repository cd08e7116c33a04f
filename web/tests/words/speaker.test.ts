// Every message is exactly the same sentence here as in Python.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Message, View } from "$/wire/types";
import { joinItems, joinNames, t, useTexts } from "$/words/fluent.svelte";
import { Inflected } from "$/words/forms";
import { armyName, Teller, thingHere } from "$/words/sentences";

interface Samples {
  seats: string[];
  regions: Record<string, string>;
  samples: { message: Message; text: string }[];
  things: { key: string; count: number; power: string; text: string }[];
  armies: { race: string; power: string; text: string }[];
}

// Written by Python: tests/play/test_telling.py.
const file = join(import.meta.dirname, "../../../tests/words/spoken.json");
const python = JSON.parse(readFileSync(file, "utf8")) as Samples;
const regions = Object.entries(python.regions).map(([slug, name]) => ({ slug, name }));
const teller = new Teller(python.seats, { regions } as unknown as View);

describe("a message", () => {
  it.each(python.samples)("is the same sentence as in Python: $text", ({ message, text }) => {
    expect(teller.say(message)).toBe(text);
  });
});

describe("a key of a view", () => {
  it.each(python.things)("has the same name as in Python: $text", ({ text, ...thing }) => {
    expect(thingHere({ kind: "piece", ...thing })).toBe(text);
  });

  it.each(python.armies)("has the same name as in Python: $text", ({ race, power, text }) => {
    expect(armyName(race, power)).toBe(text);
  });
});

describe("a list", () => {
  it("has an and between names and only commas between items", () => {
    expect(joinNames(["a", "b", "c"])).toBe("a, b and c");
    expect(joinItems(["a", "b", "c"])).toBe("a, b, c");
  });
});

describe("a name", () => {
  it("has the form that the message asks for, or else the plain one", () => {
    useTexts('asks = { FORM($race, "acc") } or { $race }, { FORM($amount, "acc") }\n');
    const race = new Inflected((form) => (form === "acc" ? "elfeket" : "elfek"));
    expect(t("asks", { race, amount: 3 })).toBe("elfeket or elfek, 3");
  });
});
