import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { learnCards } from "$/made/cards.svelte";
import { library } from "$/made/library.svelte";
import Effects from "$/workshop/Effects.svelte";
import TextForm from "$/workshop/TextForm.svelte";
import { firstCombo, practiceTable } from "$/workshop/practice";
import { Workbench } from "$/workshop/workbench.svelte";
import { server } from "../fake-server";
import { checked, vocabulary } from "./samples";

const CHECK = "POST /api/collections/check";
const tree = {
  "elbowroom-collection": 1 as const,
  name: "Docks",
  races: {
    "mole-men": { name: "Mole Men", tokens: 6, effects: [{ cheaper: "forest", by: 1 }] },
  },
};

beforeEach(() => {
  localStorage.clear();
  void learnCards([]);
});
const bench = (): Workbench => new Workbench("one", vocabulary, tree, checked);
const body = (requests: unknown[]): { text: string } => requests.at(-1) as { text: string };

function renderEffects(work: Workbench): void {
  const thing = work.thing;
  if (!thing) throw new Error("nothing on the workbench");
  render(Effects, { bench: work, thing, shown: 0, onshow: vi.fn() });
}

describe("the workbench", () => {
  it("stores every change on the device and asks the server about it", async () => {
    const requests = server({ [CHECK]: checked });
    const work = bench();
    work.update({ tokens: 7 }, "tokens");
    expect(library.find("one")?.tree.races?.["mole-men"]?.tokens).toBe(7);
    await waitFor(() => expect(requests(CHECK)).toHaveLength(1));
    expect(JSON.parse(body(requests(CHECK)).text)).toMatchObject({
      races: { "mole-men": { tokens: 7 } },
    });
    work.undo();
    expect(library.find("one")?.tree.races?.["mole-men"]?.tokens).toBe(6);
    work.close();
  });

  it("reads the text form as soon as it is right, and leaves the rest as it was if not", async () => {
    server({ [CHECK]: { ...checked, content: JSON.stringify({ ...tree, name: "Quay" }) } });
    const work = bench();
    expect(await work.read('name = "Quay"')).toEqual([]);
    expect(work.draft.name).toBe("Quay");
    const mistake = { place: "line 1", key: "collection-not-toml", args: { reason: "no" } };
    server({ [CHECK]: { mistakes: [mistake] } });
    expect(await work.read("name = ")).toEqual([mistake]);
    expect(work.draft.name).toBe("Quay");
    work.close();
  });

  it("lays the new race into the first slot, with a power of the same collection", () => {
    server({ [CHECK]: checked });
    const work = bench();
    work.add("power", "Lucky");
    expect(firstCombo(work)).toEqual(["lucky", "mole-men"]);
    const table = practiceTable(work, 4, "Ada");
    expect(table).toMatchObject({ map: "surface-4", content: "{}", first: ["lucky", "mole-men"] });
    expect(table.seats).toHaveLength(4);
    work.close();
  });
});

describe("effects as sentences", () => {
  it("are added and changed by menus", async () => {
    server({ [CHECK]: checked });
    const work = bench();
    renderEffects(work);
    const sentence = screen.getByText("token less for").closest("li") as HTMLElement;
    await fireEvent.change(within(sentence).getByLabelText("How many"), { target: { value: "2" } });
    expect(work.thing?.effects[0]?.data).toEqual({ cheaper: "forest", by: 2 });
    await fireEvent.change(within(sentence).getByLabelText("Which regions"), {
      target: { value: "beside" },
    });
    expect(work.thing?.effects[0]?.data.cheaper).toBe("beside forest");
    await fireEvent.change(screen.getByLabelText("Add an effect"), {
      target: { value: "made-effect-as" },
    });
    expect(work.thing?.effects).toHaveLength(1);
    await fireEvent.click(screen.getByText("Add", { selector: "button" }));
    expect(work.thing?.effects[1]?.data).toEqual({ as: "elves" });
    work.close();
  });

  it("offer a power nothing that only races have", () => {
    server({ [CHECK]: checked });
    const work = bench();
    work.add("power", "Lucky");
    renderEffects(work);
    const menu = screen.getByLabelText("Add an effect");
    expect(within(menu).queryByText(/march with it/)).toBeNull();
    expect(within(menu).getByText(/token less for …/)).toBeTruthy();
    work.close();
  });
});

describe("the text form", () => {
  it("says where the mistake is", async () => {
    const mistake = { place: "3:1", key: "collection-not-toml", args: { text: "oh" } };
    server({ [CHECK]: { mistakes: [mistake] } });
    const work = bench();
    render(TextForm, { bench: work });
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "name = " } });
    expect(await screen.findByText("3:1: this is not TOML: “oh”")).toBeTruthy();
    work.close();
  });
});
