import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import EntryList from "$/gallery/EntryList.svelte";
import EntryPage from "$/gallery/EntryPage.svelte";
import MeasurePanel from "$/gallery/MeasurePanel.svelte";
import { library } from "$/made/library.svelte";
import { route } from "$/state/router.svelte";
import type { GalleryEntry, Measurement, Progress } from "$/wire/types";
import { fakeDialogs } from "../fake-dialog";
import { server } from "../fake-server";
import { moles } from "../made/samples";

const entry: GalleryEntry = {
  id: "abc",
  name: "Down below <b>",
  author: "Ada",
  created: 1_700_000_000,
  plays: 3,
  things: [{ kind: "race", key: "mole-men", name: { en: "Mole Men" }, tokens: 6 }],
};
const ours: GalleryEntry = { ...entry, id: "docks", name: "Docks", author: "us", ours: true };
const content = JSON.stringify({ "elbowroom-collection": 1, name: "Down below", races: {} });

fakeDialogs();

describe("the gallery", () => {
  it("lists what people have published apart from what comes with the game", async () => {
    server({ "GET /api/gallery?order=newest": { entries: [ours, entry], more: false } });
    render(EntryList);
    const tile = await screen.findByText("Down below <b>");
    expect(tile.closest("a")?.getAttribute("href")).toBe("/gallery/abc");
    expect(screen.getByTestId("entries").textContent).toContain("by Ada, 1 race, played 3 times");
    expect(screen.getByTestId("entries").textContent).toContain("Mole Men");
    expect(screen.getByTestId("ours").textContent).toContain("Docks");
  });

  it("draws the maps of a collection", async () => {
    const map = { box: "surface", players: 2, rounds: 10, grid: "AB\nAB" };
    const regions = { A: { terrain: "hill" }, B: { terrain: "forest" } };
    const maps = { pond: { ...map, regions } };
    const things = [{ kind: "map" as const, key: "pond", name: { en: "Pond" }, players: 2 }];
    server({
      "GET /api/gallery?order=newest": { entries: [{ ...entry, things }], more: false },
      "GET /api/gallery/abc": { entry, content: JSON.stringify({ maps }), digest: "d" },
    });
    render(EntryList);
    const name = await screen.findByText("Pond (2 players)");
    await waitFor(() => expect(name.querySelectorAll("svg path")).toHaveLength(3));
  });

  it("asks once, whatever the answer is", async () => {
    vi.useFakeTimers();
    const requests = server({
      "GET /api/gallery?order=newest": { entries: [entry], more: false },
    });
    render(EntryList);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(requests("GET /api/gallery?order=newest")).toHaveLength(1);
  });

  it("searches after a pause, and sorts", async () => {
    const requests = server({
      "GET /api/gallery?order=newest": { entries: [entry], more: false },
      "GET /api/gallery?words=moles&order=newest": { entries: [], more: false },
      "GET /api/gallery?words=moles&order=played": { entries: [entry], more: false },
    });
    render(EntryList);
    await screen.findByText("Down below <b>");
    await fireEvent.input(screen.getByTestId("gallery-search"), { target: { value: " moles" } });
    await screen.findByText("Nothing like that has been published.");
    await fireEvent.click(screen.getByLabelText("Most played"));
    await screen.findByText("Down below <b>");
    expect(requests("GET /api/gallery?words=moles&order=newest")).toHaveLength(1);
  });

  it("shows the cards of a collection, and takes it to a table", async () => {
    const whole = { entry, content, digest: "d", replaced_by: "new" };
    const things = [{ kind: "race", key: "mole-men", card: moles }];
    server({ "GET /api/gallery/abc": whole, "POST /api/collections/check": { things } });
    render(EntryPage, { id: "abc" });
    expect(await screen.findByRole("heading", { level: 2, name: "Mole Men" })).toBeTruthy();
    expect(screen.getByText("There is a newer version of this collection.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Report it"));
    expect(screen.getByLabelText("What is wrong with it?")).toBeTruthy();
    await fireEvent.click(document.querySelector('[data-action="use"]') as Element);
    const [own] = library.all;
    expect(own?.tree.name).toBe("Down below");
    expect(route.path + route.query.get("made")).toBe(`/new${own?.id}`);
  });

  it("sets a table on a map of a collection", async () => {
    const docks = { name: { en: "The Docks" }, box: "surface", players: 3, rounds: 9, grid: "A" };
    const maps = { "the-docks": { ...docks, regions: {} } };
    const map = { kind: "map", key: "the-docks", name: docks.name, players: 3 };
    const whole = {
      entry: { ...entry, things: [map] },
      content: JSON.stringify({ "elbowroom-collection": 1, name: "Down below", maps }),
      digest: "d",
    };
    server({ "GET /api/gallery/abc": whole, "POST /api/collections/check": {} });
    render(EntryPage, { id: "abc" });
    await fireEvent.click(await screen.findByText("The Docks (3 players)"));
    expect(route.path + route.query.get("map")).toBe("/newthe-docks");
    expect(library.find(route.query.get("made") ?? "")?.tree.maps).toEqual(maps);
  });

  it("says when a collection is gone", async () => {
    server({ "GET /api/gallery/abc": [404, { type: "refusal", error: "no-such-entry" }] });
    render(EntryPage, { id: "abc" });
    expect((await screen.findByRole("alert")).textContent).toContain("may have been removed");
  });
});

const result: Measurement = {
  key: "mole-men",
  kind: "race",
  bot: "medium",
  map: "surface-4",
  games: 200,
  figures: {
    picks: 150,
    coins: 23.44,
    coins_low: 22,
    coins_high: 24.9,
    win_rate: 0.31,
    win_low: 0.25,
    win_high: 0.37,
  },
  rank: 7,
  ranked: 15,
  lower: 21,
  upper: 24.5,
  verdict: "even",
  changes: [{ change: -1, coins: -3.5, low: -5, high: -2 }],
};

/** A server that sends these events, one by one; the last never ends unless it is *whole*. */
function events(steps: Progress[], whole: boolean): void {
  const lines = steps.map((step) => `data: ${JSON.stringify(step)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const line of lines) controller.enqueue(new TextEncoder().encode(line));
      if (whole) controller.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
}

describe("measuring", () => {
  afterEach(() => vi.unstubAllGlobals());
  const start = async () => {
    render(MeasurePanel, { content, thing: "mole-men" });
    await fireEvent.click(screen.getByText("Measure"));
  };

  it("shows progress, and can be stopped and go on", async () => {
    events(
      [
        { played: 0, of: 200 },
        { played: 40, of: 200, result },
      ],
      false,
    );
    await start();
    expect(await screen.findByText("40 of 200 games")).toBeTruthy();
    await fireEvent.click(screen.getByText("Stop"));
    expect(await screen.findByText("Go on")).toBeTruthy();
  });

  it("says in words what came of it", async () => {
    events([{ played: 200, of: 200, result }], true);
    await start();
    const panel = screen.getByTestId("measure");
    await waitFor(() => expect(panel.textContent).toContain("Fair: it fits in well."));
    expect(panel.textContent).toContain("bring 23.4 coins on average (22 to 24.9)");
    expect(panel.textContent).toContain("number 7 of 15 races");
    expect(panel.textContent).toContain("win 31 % of their games (25 to 37 %)");
    expect(panel.textContent).toContain("One token less would bring 3.5 coins less (-5 to -2)");
    expect(screen.queryByText("Measure")).toBeNull();
  });

  it("says so when bots do not want it, and when the server refuses", async () => {
    events([{ played: 200, of: 200, result: { ...result, figures: null } }], true);
    await start();
    expect(await screen.findByText(/hardly ever picked/)).toBeTruthy();
  });
});
