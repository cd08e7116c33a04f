// Every message is the same sentence here as in Python, to the letter.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Message, View } from "$/wire/types";
import { enumerated, listed, speakFrom, t } from "$/words/fluent.svelte";
import { Inflected } from "$/words/forms";
import { armyName, Teller, thingHere } from "$/words/sentences";

interface Spoken {
  seats: string[];
  regions: Record<string, string>;
  samples: { message: Message; text: string }[];
  things: { key: string; count: number; power: string; text: string }[];
  armies: { race: string; power: string; text: string }[];
}

// Written by Python: tests/play/test_telling.py.
const file = join(import.meta.dirname, "../../../tests/words/spoken.json");
const spoken = JSON.parse(readFileSync(file, "utf8")) as Spoken;
const regions = Object.entries(spoken.regions).map(([slug, name]) => ({ slug, name }));
const teller = new Teller(spoken.seats, { regions } as unknown as View);

describe("a message", () => {
  it.each(spoken.samples)("is put into the words of Python: $text", ({ message, text }) => {
    expect(teller.say(message)).toBe(text);
  });
});

describe("what a view names by key", () => {
  it.each(spoken.things)("is called as in Python: $text", ({ text, ...thing }) => {
    expect(thingHere({ kind: "piece", ...thing })).toBe(text);
  });

  it.each(spoken.armies)("is called as in Python: $text", ({ race, power, text }) => {
    expect(armyName(race, power)).toBe(text);
  });
});

describe("a list", () => {
  it("has an and between names and only commas between items", () => {
    expect(listed(["a", "b", "c"])).toBe("a, b and c");
    expect(enumerated(["a", "b", "c"])).toBe("a, b, c");
  });
});

describe("a name", () => {
  it("has the form that the message asks for, or else the plain one", () => {
    speakFrom('asks = { FORM($race, "acc") } or { $race }, { FORM($amount, "acc") }\n');
    const race = new Inflected((form) => (form === "acc" ? "elfeket" : "elfek"));
    expect(t("asks", { race, amount: 3 })).toBe("elfeket or elfek, 3");
  });
});
