import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { library, type CollectionTree } from "$/made/library.svelte";
import { fragmentOf } from "$/made/links";
import CollectionChoice from "$/pages/CollectionChoice.svelte";
import { forFriends, mapsFor, toNewTable, type Draft } from "$/pages/draft";
import { offerWith, onMap } from "$/pages/made-maps";
import { server } from "../fake-server";

const CHECK = "POST /api/collections/check";
const offer = { maps: { "surface-2": 2 }, options: {} };
const tree: CollectionTree = { "elbowroom-collection": 1, name: "Docks", races: {}, powers: {} };
const draft = (): Draft => forFriends(offer, { box: "surface", opponents: 1, level: "easy" });

beforeEach(() => {
  for (const { id } of library.all) library.remove(id);
});

async function addLink(address: string): Promise<void> {
  const field = screen.getByLabelText("Add one from a link");
  await fireEvent.input(field, { target: { value: address } });
  await fireEvent.click(screen.getByText("Add", { selector: "button" }));
}

describe("home-made collections of a new table", () => {
  it("are chosen from those on this device, and sent as JSON", async () => {
    library.put(tree, "docks");
    const first = $state(draft());
    render(CollectionChoice, { draft: first });
    await fireEvent.click(screen.getByLabelText("Docks (0 races, 0 powers)"));
    expect(first.collections).toEqual([{ id: "docks", text: JSON.stringify(tree) }]);
    expect(toNewTable(first, offer, "Ada").content).toBe(`[${JSON.stringify(tree)}]`);
    expect(toNewTable(draft(), offer, "Ada")).not.toHaveProperty("content");
  });

  it("come from a link, and stay on this device", async () => {
    server({ [CHECK]: { content: JSON.stringify(tree) } });
    render(CollectionChoice, { draft: draft() });
    await addLink(`https://example.org/workshop${await fragmentOf(JSON.stringify(tree))}`);
    await waitFor(() => expect(library.all.map((own) => own.tree)).toEqual([tree]));
  });

  it("say what is wrong with a link or with what is in it", async () => {
    const mistake = { place: "name", key: "collection-empty-text", args: {} };
    server({ [CHECK]: { mistakes: [mistake] } });
    render(CollectionChoice, { draft: draft() });
    await addLink("https://example.org/elsewhere");
    expect(await screen.findByText(/no collection in this link/)).toBeTruthy();
    await addLink(`/workshop${await fragmentOf("{}")}`);
    expect(
      await screen.findByText("name: this is empty; write at least one character"),
    ).toBeTruthy();
    expect(library.all).toEqual([]);
  });
});

describe("maps of home-made collections", () => {
  const docks = {
    name: { en: "The Docks" },
    box: "underground",
    players: 3,
    rounds: 9,
    grid: "A",
    regions: {},
  };
  const text = JSON.stringify({ ...tree, maps: { "the-docks": docks } });
  const collections = [{ id: "docks", text }];
  const about = { ...offer, boxes: [], bots: [], version: "", rules: 1, protocol: [] };

  it("can be chosen like those of the box, which changes the number of seats", () => {
    const both = offerWith(about, collections);
    expect(mapsFor(both, "underground")).toEqual(["the-docks"]);
    expect(mapsFor(both, "surface")).toEqual(["surface-2"]);
    const table = toNewTable(onMap({ ...draft(), collections }, both, "the-docks"), both, "Ada");
    expect([table.map, table.box, table.seats?.length]).toEqual(["the-docks", "underground", 3]);
    expect(onMap(draft(), both, "the-rocks").map).toBe("surface-2");
  });

  it("come from the gallery too", async () => {
    const entry = { id: "e1", name: "Quay", author: "Ben", things: [] };
    server({
      "GET /api/gallery?order=played": { entries: [entry], more: false },
      "GET /api/gallery/e1": { entry, content: text },
    });
    const first = $state(draft());
    render(CollectionChoice, { draft: first });
    const details = screen.getByTestId<HTMLDetailsElement>("home-made");
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    await fireEvent.click(await screen.findByLabelText("Quay, by Ben"));
    await waitFor(() => expect(first.collections).toEqual([{ id: "e1", text }]));
    await fireEvent.click(screen.getByLabelText("Quay, by Ben"));
    await waitFor(() => expect(first.collections).toEqual([]));
  });
});
