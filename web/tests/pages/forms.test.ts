import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import JoinForm from "$/pages/JoinForm.svelte";
import MyGames from "$/pages/MyGames.svelte";
import QuickGameDialog from "$/pages/QuickGameDialog.svelte";
import TableForm from "$/pages/TableForm.svelte";
import { forFriends } from "$/pages/draft";
import { settings } from "$/state/settings.svelte";
import type { About, Content, ListedTable, TraitFacts } from "$/wire/types";
import { server } from "../fake-server";
import { mapRegion } from "./map-region";
import { fakeDialogs } from "../fake-dialog";

const about: About = {
  version: "1.0",
  rules: 1,
  protocol: [1],
  boxes: ["surface", "underground", "mixed"],
  maps: { "surface-2": 2, "surface-3": 3, "underground-2": 2, "underground-3": 3 },
  options: { sea_entry: true, open_coins: false, places_and_relics: true },
  bots: ["random", "easy", "medium", "hard", "champion"],
};
const trait = (kind: TraitFacts["kind"], key: string, box: TraitFacts["box"]): TraitFacts => ({
  key,
  words: `${kind}-${key}`,
  kind,
  box,
});
const content: Content = {
  races: [trait("race", "elves", "surface"), trait("race", "drow", "underground")],
  powers: [trait("power", "flying", "surface")],
  places: [],
  relics: [],
  pieces: [],
  markers: [],
  terrains: [],
  symbols: [],
  means: [],
  phases: [],
  fewest: 6,
};
const board = {
  name: "surface-2",
  width: 3,
  height: 2,
  margin: 0,
  art: "",
  regions: [
    mapRegion("a", ["b"]),
    mapRegion("b", ["a"]),
    mapRegion("c", []),
    mapRegion("d", []),
    mapRegion("e", [], false),
  ],
};
const QUICK = { box: "surface", opponents: 2, level: "easy" };
const CODE = "aB3_dE-gH1jK4mN0";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  Object.assign(settings, { known: false, name: "", quick: { ...QUICK } });
  fakeDialogs();
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name, hidden: true }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

describe("play now", () => {
  it("starts a game with one click, and remembers the choices", async () => {
    const requests = server({
      "GET /api/about": about,
      "POST /api/tables": { id: CODE },
      [`POST /api/tables/${CODE}/commands`]: { type: "ack" },
    });
    render(QuickGameDialog, { onclose: () => undefined });
    await choose("1");
    await choose("Hard");
    await press("Start the game");
    await waitFor(() => expect(location.pathname).toBe(`/t/${CODE}`));
    expect(requests("POST /api/tables")).toMatchObject([
      { map: "surface-2", seats: [{ kind: "me" }, { kind: "bot", level: "hard" }] },
    ]);
    expect(requests(`POST /api/tables/${CODE}/commands`)).toEqual([{ type: "start" }]);
    expect(settings.quick).toEqual({ box: "surface", opponents: 1, level: "hard" });
  });
});

describe("a new table", () => {
  const draw = () =>
    render(TableForm, { about, screen: false, first: forFriends(about, { ...QUICK }) });

  it("is created as filled in; the page goes there and waits for friends", async () => {
    const requests = server({ "POST /api/tables": { id: CODE } });
    draw();
    await choose("3");
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Ada" } });
    await fireEvent.change(screen.getByLabelText("Who sits on seat 3"), {
      target: { value: "bot" },
    });
    await choose("Visible to everyone");
    await press("Create the table");
    await waitFor(() => expect(location.pathname).toBe(`/t/${CODE}`));
    expect(requests("POST /api/tables")).toMatchObject([
      {
        map: "surface-3",
        person: "Ada",
        options: { open_coins: true },
        seats: [{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "bot", level: "easy" }],
      },
    ]);
  });

  it("shows what is wrong at the field, and sends nothing", async () => {
    const requests = server({});
    draw();
    await fireEvent.input(screen.getByLabelText("Seed of the dice"), { target: { value: "x" } });
    await press("Create the table");
    expect(screen.getByLabelText("Seed of the dice")).toHaveProperty("ariaInvalid", "true");
    expect(screen.getByText(/whole number/)).toBeDefined();
    expect(requests("POST /api/tables")).toEqual([]);
  });

  it("names every house rule and counts those that are changed", async () => {
    draw();
    const rules = within(screen.getByTestId("house-rules"));
    expect(rules.getByText("As the rule book says")).toBeDefined();
    await fireEvent.click(rules.getByRole("checkbox", { name: /First conquest on a sea/ }));
    expect(rules.getByText("One changed")).toBeDefined();
    await press("Reset to the rule book");
    expect(rules.getByText("As the rule book says")).toBeDefined();
  });

  it("leaves out what is ticked, in the chosen box, with a search", async () => {
    const requests = server({ "GET /api/content": content, "POST /api/tables": { id: CODE } });
    draw();
    const details = screen.getByTestId<HTMLDetailsElement>("leave-out");
    const part = within(details);
    expect(part.getByText("Nothing is left out")).toBeDefined();
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    const elves = { name: "Elves", hidden: true };
    await part.findByRole("checkbox", elves);
    expect(part.getByRole("group", { name: "Powers", hidden: true })).toBeDefined();
    expect(part.queryByRole("checkbox", { name: "Drow", hidden: true })).toBeNull();
    const box = part.getByLabelText("Search for something to leave out");
    await fireEvent.input(box, { target: { value: "elv" } });
    expect(part.getAllByRole("checkbox", { hidden: true })).toHaveLength(1);
    expect(await fireEvent.keyDown(box, { key: "Enter" })).toBe(false);
    await fireEvent.click(part.getByRole("checkbox", elves));
    await press("Put everything back");
    expect(part.getByText("Nothing is left out")).toBeDefined();
    await fireEvent.click(part.getByRole("checkbox", elves));
    await fireEvent.input(box, { target: { value: "xyzzy" } });
    expect(part.getByText("Nothing in this box is like that.")).toBeDefined();
    expect(part.getByText("Elves")).toBeDefined();
    await press("Create the table");
    await waitFor(() => expect(location.pathname).toBe(`/t/${CODE}`));
    expect(requests("POST /api/tables")).toMatchObject([{ without: ["elves"] }]);
  });

  it("lets the host of a mixed game choose the regions with monsters", async () => {
    const requests = server({ "GET /api/maps/surface-2": board, "POST /api/tables": { id: CODE } });
    render(TableForm, {
      about,
      screen: false,
      first: forFriends(about, { ...QUICK, box: "mixed" }),
    });
    const part = within(screen.getByTestId("monsters"));
    const region = (name: string) =>
      part.getByRole<HTMLInputElement>("checkbox", { name, hidden: true });
    await choose("Chosen by hand");
    await waitFor(() => region("A"));
    await fireEvent.click(region("A"));
    expect([region("B").disabled, region("C").disabled]).toEqual([true, false]);
    expect(part.queryByRole("checkbox", { name: "E", hidden: true })).toBeNull();
    await press("Create the table");
    expect(screen.getByText(/Choose 3 regions for the monsters/)).toBeDefined();
    expect(requests("POST /api/tables")).toEqual([]);
    await fireEvent.click(region("C"));
    await fireEvent.click(region("D"));
    expect(part.getByText("3 of 3 chosen")).toBeDefined();
    await press("Create the table");
    await waitFor(() => expect(location.pathname).toBe(`/t/${CODE}`));
    expect(requests("POST /api/tables")).toMatchObject([{ monsters: ["a", "c", "d"] }]);
  });

  it("has no monster regions to choose with a single box", () => {
    draw();
    expect(screen.queryByTestId("monsters")).toBeNull();
  });

  it("says why the server refused", async () => {
    server({ "POST /api/tables": [429, { type: "refusal", error: "too-fast" }] });
    draw();
    await press("Create the table");
    expect(await screen.findByText(/a little too fast/)).toBeDefined();
  });

  it("becomes a new guest when the server does not know this device any more", async () => {
    let isGuest = false;
    const requests = server({
      "POST /api/people": () => ((isGuest = true), { name: "", guest: true }),
      "POST /api/tables": () =>
        isGuest ? { id: CODE } : [401, { type: "refusal", error: "unknown-token" }],
    });
    draw();
    await press("Create the table");
    await waitFor(() => expect(location.pathname).toBe(`/t/${CODE}`));
    expect(requests("POST /api/people")).toHaveLength(1);
  });
});

describe("joining", () => {
  const type = (text: string) =>
    fireEvent.input(screen.getByLabelText("Link or code"), { target: { value: text } });

  it("goes to the table of a link", async () => {
    server({ [`GET /api/tables/${CODE}`]: { id: CODE } });
    render(JoinForm);
    await type(`${location.origin}/t/${CODE}`);
    await press("To the table");
    await waitFor(() => expect(location.pathname).toBe(`/t/${CODE}`));
  });

  it("says that there is no such table", async () => {
    server({ [`GET /api/tables/${CODE}`]: [404, { type: "refusal", error: "no-such-table" }] });
    render(JoinForm);
    await type(CODE);
    await press("To the table");
    expect(await screen.findByText(/There is no such table/)).toBeDefined();
    expect(location.pathname).toBe("/");
  });
});

describe("my games", () => {
  const listing = (id: string, status: string): ListedTable => ({
    id,
    name: id,
    map: "surface-2",
    box: "surface",
    status,
    public: false,
    created: 0,
    open_seats: 0,
    seats: 2,
  });
  const info = (id: string, status: string, winners: number[] = []) => ({
    id,
    status,
    winners,
    coins: winners.length ? [80, 72] : [],
    seats: [
      { seat: 1, kind: "person", name: "Ada", mine: true },
      { seat: 2, kind: "bot", level: "easy", nickname: 4 },
    ],
  });
  const sight = (decider: number) => ({ seq: 1, view: { decider, round: 3, rounds: 10 } });

  it("are listed with my turn first, then finished games with their results", async () => {
    settings.known = true;
    server({
      "GET /api/me/tables": {
        tables: [
          listing("theirs", "playing"),
          listing("yours", "playing"),
          listing("old", "over"),
          listing("lost", "over"),
        ],
      },
      "GET /api/tables/theirs": info("theirs", "playing"),
      "GET /api/tables/theirs/sight": sight(2),
      "GET /api/tables/yours": info("yours", "playing"),
      "GET /api/tables/yours/sight": sight(1),
      "GET /api/tables/old": info("old", "over", [1]),
      "GET /api/tables/lost": { ...info("lost", "over", [2]), coins: [70, 90] },
    });
    render(MyGames);
    await screen.findByText(/Burdock won with 90 coins, you have 70/);
    expect(screen.getByText(/You won with 80 coins/)).toBeDefined();
    const names = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    expect(names).toEqual(["yours", "theirs", "old", "lost"]);
    expect(screen.getByText("Your turn")).toBeDefined();
    expect(screen.getByText(/Burdock is to move/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Replay: old" })).toHaveProperty(
      "pathname",
      "/replay/old",
    );
  });

  it("need no request for somebody who has never played", async () => {
    const requests = server({});
    render(MyGames);
    expect(await screen.findByText("You have not sat at a table yet.")).toBeDefined();
    expect(requests("GET /api/me/tables")).toEqual([]);
  });
});
