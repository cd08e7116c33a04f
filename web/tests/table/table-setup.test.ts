import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import TableSetup from "$/table/TableSetup.svelte";
import { clockText } from "$/table/table-setup";
import { server } from "../fake-server";
import { mapRegion } from "../pages/map-region";
import { info } from "./fakes";

const about = { options: { sea_entry: true, open_coins: false, berserk_must_roll: false } };
const board = { regions: [mapRegion("fen", []), mapRegion("hill", []), mapRegion("wood", [])] };
const terms = (): string[] => screen.getAllByRole("term").map((each) => each.textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the settings of a table", () => {
  it("are its clock and what differs from the rule book", async () => {
    server({ "GET /api/about": about, "GET /api/maps/surface-2": board });
    const options = { sea_entry: false, open_coins: true, berserk_must_roll: false };
    const table = info({
      options,
      clock: { turn: 180 },
      without: ["flying", "elves"],
      monsters: ["fen", "hill", "wood"],
    });
    render(TableSetup, { info: table });
    const setup = within(screen.getByTestId("table-setup"));
    expect(await setup.findByText("FEN, HILL and WOOD")).toBeDefined();
    expect(setup.getByText("3 minutes for each turn")).toBeDefined();
    expect(setup.getByText("First conquest on a sea: off")).toBeDefined();
    expect(setup.getByText("Open coins: on")).toBeDefined();
    expect(setup.queryByText(/Berserk/)).toBeNull();
    expect(setup.getByText("Elves and Flying")).toBeDefined();
  });

  it("say so when nothing is changed", () => {
    server({ "GET /api/about": about });
    render(TableSetup, { info: info() });
    expect(terms()).toEqual(["Clock", "House rules"]);
    expect(screen.getByText("No time limit")).toBeDefined();
    expect(screen.getByText("As in the rule book")).toBeDefined();
  });
});

describe("the clock of a table", () => {
  it.each([
    [null, "No time limit"],
    [{}, "No time limit"],
    [{ turn: 90 }, "90 seconds for each turn"],
    [{ turn: 2 * 86400 }, "2 days for each turn"],
    [{ game: 3600 }, "1 hour for each seat in the whole game"],
    [
      { turn: 60, game: 1200 },
      "1 minute for each turn, 20 minutes for each seat in the whole game",
    ],
  ])("is given in the largest unit that fits: %j", (clock, text) => {
    expect(clockText(clock)).toBe(text);
  });
});
