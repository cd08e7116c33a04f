import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import Card from "$/help/Card.svelte";
import { numbers } from "$/help/effects";
import { thingOf } from "$/help/content.svelte";
import { learnCards, learnTable } from "$/made/cards.svelte";
import { iconAddress } from "$/made/icons.svelte";
import TableCards from "$/made/TableCards.svelte";
import { has, t } from "$/words/fluent.svelte";
import { armyName, messageOf, Teller, thing } from "$/words/sentences";
import { server } from "../fake-server";
import { content } from "../help/samples";
import { lucky, moles } from "./samples";

const teller = new Teller(["Ada", "Ben"], null);

beforeEach(() => learnCards([moles, lucky]));
afterEach(() => learnCards([]));

describe("home-made names", () => {
  it("are known by their keys, like those of the boxes", () => {
    expect(thing("mole-men")).toBe("Mole Men");
    expect(armyName("mole-men", "lucky")).toBe("Lucky Mole Men");
    expect(messageOf("lucky")).toBe("power-lucky");
  });

  it("stand in messages of the log, of prices and of hints", () => {
    const name = { type: "name" as const, kind: "made", key: "mole-men" };
    expect(teller.name(name)).toBe("Mole Men");
    const message = { type: "message" as const, key: "made-card-stand-in", args: { name } };
    expect(teller.say(message)).toBe("In place of Mole Men");
  });

  it("win over what a box calls the same", async () => {
    await learnCards([{ ...lucky, key: "elves", name: { en: "Other Elves" } }]);
    expect(thing("elves")).toBe("Other Elves");
  });

  it("are forgotten at a table without them", async () => {
    server({});
    await learnTable({ id: "plain", content: "" });
    expect(has("race-mole-men")).toBe(false);
  });

  it("come from the server with the table that has them", async () => {
    const requests = server({ "GET /api/tables/docks/cards": { cards: [moles] } });
    await learnTable({ id: "docks", content: "{}" });
    expect(t("race-mole-men")).toBe("Mole Men");
    await learnTable({ id: "docks", content: "{}" });
    expect(requests("GET /api/tables/docks/cards")).toHaveLength(1);
  });
});

describe("home-made cards", () => {
  it("say their rules in words, their numbers, author and the credit of the icon", () => {
    server({ "GET /api/content": content });
    render(Card, { key: "race-mole-men" });
    const card = screen.getByRole("article").textContent;
    for (const words of [
      "Mole Men",
      "1 token less for cavern regions.",
      "In place of Ratmen",
      "They were here first.",
      "Down by the docks, by Ada",
      "Icon “mole”",
      "CC BY 3.0",
    ])
      expect(card).toContain(words);
    expect(numbers(thingOf("race-mole-men"))).toEqual(["6 tokens", "13 in the box"]);
  });

  it("have icons of their own, or a blank one", () => {
    expect(iconAddress("race-mole-men")).toBe("/made/mole.svg#icon");
    expect(iconAddress("power-lucky")).toMatch(/#made-power$/);
    expect(iconAddress("race-elves")).toMatch(/#race-elves$/);
  });

  it("are all in the waiting room, which says what stays in the box", async () => {
    render(TableCards);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
    expect(screen.getByText(/Lucky stays in the box/)).toBeTruthy();
    expect(screen.getByText(/Nothing of it can work on this map/)).toBeTruthy();
  });
});

describe("a refusal of home-made content", () => {
  it("says where the mistake is and what would be right", () => {
    const mistake = {
      place: "races.moles.tokens",
      key: "mistake-number",
      args: { text: "11", least: 1, most: 10 },
    };
    expect(teller.refusal({ type: "refusal", error: "bad-content", mistake })).toBe(
      "races.moles.tokens: “11” is not a whole number from 1 to 10",
    );
  });
});
