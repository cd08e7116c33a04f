import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$/state/settings.svelte";
import { TableState } from "$/state/table.svelte";
import type { Sight } from "$/wire/types";
import { army, entry, fakeNetwork, FakeSocket, push, region, view, welcome } from "./fakes";
import Harness from "./Harness.svelte";
import { actions } from "./notation";
import { fakeDialogs } from "../fake-dialog";

let table: TableState;
const seats = (more: Parameters<typeof army>[0]) =>
  view().seats.map((seat) => (seat.seat === 1 ? { ...seat, army: army(more) } : seat));
const myRegions = ["wood", "hill"].map((slug) =>
  region(slug, { holder: 1, race: "elves", tokens: 1 }),
);
const redeploy = (toPlace = 3): Partial<Sight> => ({
  view: view({
    phase: "redeploy",
    hand: { tokens: 0, helpers: 0, to_place: toPlace },
    seats: seats({ hand: 3, regions: ["wood", "hill"], pieces: { fortress: 1 } }),
    regions: myRegions,
  }),
  actions: actions(
    ...["deploy wood 1", "deploy hill 1", "place fortress wood", "place fortress hill"],
  ),
  prompt: { type: "message", key: "prompt-deploy", args: { left: toPlace } },
  undoable: 2,
});
const button = (action: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-action="${action}"]`);
  if (!element) throw new Error(`no control for ${action}`);
  return element;
};
const prompt = (): string => screen.getByTestId("prompt").textContent.trim();
const messages = (type: string) => FakeSocket.last.of(type);
/** Answers all requests for explanations. */
async function answer(reason: string): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  for (const question of messages("explain"))
    FakeSocket.last.say({
      type: "explained",
      id: question["id"],
      total: 2,
      parts: [],
      why: { type: "message", key: reason, args: {} },
    });
  await vi.advanceTimersByTimeAsync(0);
  await tick();
}
async function sit(now: Partial<Sight>): Promise<void> {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(3, now));
  render(Harness, { table });
  await tick();
}

beforeEach(() => {
  fakeDialogs();
  fakeNetwork();
  vi.useFakeTimers();
  settings.speed = 1;
  table = new TableState("abc");
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("redeploying", () => {
  it("stages tokens by clicks, takes them back, and sends them at the end of the turn", async () => {
    await sit(redeploy());
    await tick();
    expect(prompt()).toBe("Redeploy: place 3 more tokens.");
    expect(button("end")).toHaveProperty("disabled", true);
    for (const name of ["wood", "wood", "hill", "hill"])
      await fireEvent.click(button(`at ${name}`));
    expect(prompt()).toMatch(/^All tokens are placed/);
    await fireEvent.contextMenu(button("at wood"));
    expect(prompt()).toBe("Redeploy: place 1 more token.");
    await fireEvent.click(button("spread"));
    expect(messages("move")).toEqual([]);
    await fireEvent.click(button("end"));
    // The fortress is still in hand, so the page asks first.
    await fireEvent.click(screen.getByTestId("confirm-yes"));
    await vi.advanceTimersByTimeAsync(0);
    expect(messages("move")[0]).toMatchObject({ action: "deploy wood 1" });
  });

  it("counts no token twice while deployments are sent one after the other", async () => {
    await sit(redeploy());
    await tick();
    for (const name of ["wood", "wood", "hill"]) await fireEvent.click(button(`at ${name}`));
    expect(screen.getByTestId("hand").dataset["left"]).toBe("0");
    await fireEvent.click(button("end"));
    await fireEvent.click(screen.getByTestId("confirm-yes"));
    await vi.advanceTimersByTimeAsync(0);
    const regions = myRegions.map((each) => ({ ...each, tokens: each.slug === "wood" ? 3 : 1 }));
    const sight = redeploy(1).view;
    const later = { ...redeploy(1), hash: "later", view: view({ ...sight, regions }) };
    FakeSocket.last.say(push(4, { seat: 1 }, later));
    await tick();
    expect(screen.getByTestId("hand").dataset["left"]).toBe("0");
    await fireEvent.contextMenu(button("at hill"));
    expect(screen.getByTestId("hand").dataset["left"]).toBe("1");
  });

  it("asks only for the tokens that have to be placed", async () => {
    await sit(redeploy(1));
    expect(prompt()).toBe("Redeploy: place 1 more token.");
  });

  it("places the selected piece in the region of the click", async () => {
    await sit(redeploy());
    await tick();
    await fireEvent.click(button("choose fortress"));
    expect(prompt()).toBe("Fortress: choose a region.");
    await fireEvent.click(button("at hill"));
    await vi.advanceTimersByTimeAsync(0);
    expect(messages("move")[0]).toMatchObject({ action: "place fortress hill" });
  });

  it("says why a piece cannot stand there in place of the tip, never over it", async () => {
    const now = redeploy();
    await sit({ ...now, view: view({ ...now.view, regions: [...myRegions, region("fen")] }) });
    await tick();
    const tooltip = (): HTMLElement | null => screen.queryByRole("tooltip");
    await fireEvent.pointerEnter(button("at fen"));
    await vi.advanceTimersByTimeAsync(300);
    await tick();
    expect(tooltip()?.textContent).toMatch(/Fen/);
    await fireEvent.click(button("choose fortress"));
    await fireEvent.click(button("at fen"));
    await answer("why-out-of-reach");
    expect(screen.getByTestId("toast").textContent).toMatch(/Out of reach/);
    expect(tooltip()).toBeNull();
  });

  it("drops staged tokens when the phase is over", async () => {
    await sit(redeploy());
    await tick();
    await fireEvent.click(button("at wood"));
    FakeSocket.last.say(
      push(4, { seat: 1, kind: "undo" }, { actions: actions("conquer fen", "stop") }),
    );
    await tick();
    FakeSocket.last.say(push(5, { seat: 1 }, redeploy()));
    await tick();
    expect(prompt()).toBe("Redeploy: place 3 more tokens.");
  });
});

describe("conquering", () => {
  const campaign = {
    actions: actions("conquer wood", "conquer hill", "conquer hill by dragon", "stop"),
  };

  it("takes one click, or a choice where there are several ways", async () => {
    await sit(campaign);
    await fireEvent.click(button("at wood"));
    await vi.advanceTimersByTimeAsync(0);
    expect(messages("move")[0]).toMatchObject({ action: "conquer wood", expected: 3 });
    await fireEvent.click(button("at hill"));
    expect(screen.getByRole("menu").textContent).toMatch(/dragon/);
    await fireEvent.click(button("conquer hill by dragon"));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(2);
  });

  it("explains a refusal", async () => {
    await sit(campaign);
    await fireEvent.click(button("at fen"));
    await answer("why-out-of-reach");
    const menu = screen.getByTestId("region-menu");
    expect(menu.querySelector(".why")?.textContent).toMatch(/^Out of reach/);
    // A second click closes it.
    await fireEvent.click(button("at fen"));
    expect(screen.queryByTestId("region-menu")).toBeNull();
  });

  it("names the move that others ask to take back, even if it tells nothing", async () => {
    const proposal = { to: 3, by: 2, agreed: [2] };
    await sit({ ...campaign, proposal });
    FakeSocket.last.say(
      push(
        4,
        { seat: 2, verb: "end", events: [] },
        { ...campaign, proposal: { ...proposal, to: 4 } },
      ),
    );
    await tick();
    expect(screen.getByTestId("proposal").textContent).toMatch(/“.+ ends the turn\.”/);
  });

  it("asks before a decline, and only there", async () => {
    await sit({ ...campaign, actions: [...campaign.actions, ...actions("decline")] });
    await fireEvent.click(button("decline"));
    expect(messages("move")).toEqual([]);
    await fireEvent.click(screen.getByTestId("confirm-yes"));
    await vi.advanceTimersByTimeAsync(0);
    expect(messages("move")[0]).toMatchObject({ action: "decline" });
  });

  it("offers both ways to decline with Stonehedge's power", async () => {
    await sit({ ...campaign, actions: actions("decline", "decline by stonehedge", "stop") });
    expect(button("decline").textContent.trim()).toBe("Go into decline");
    await fireEvent.click(button("decline by stonehedge"));
    expect(screen.getByText(/All its tokens leave the board/)).toBeTruthy();
    await fireEvent.click(screen.getByTestId("confirm-yes"));
    await vi.advanceTimersByTimeAsync(0);
    expect(messages("move")[0]).toMatchObject({ action: "decline by stonehedge" });
  });

  it.each(["end", "stop"])(
    "warns before %s that the seat can no longer decline afterwards",
    async (action) => {
      const cautions = actions("end", "stop").map((each) => ({
        ...each,
        caution: "loses-decline",
      }));
      await sit({ ...campaign, actions: [...actions("decline"), ...cautions] });
      await fireEvent.click(button(action));
      expect(messages("move")).toEqual([]);
      expect(screen.getByText(/can no longer decline/)).toBeTruthy();
      await fireEvent.click(screen.getByTestId("confirm-yes"));
      await vi.advanceTimersByTimeAsync(0);
      expect(messages("move")[0]).toMatchObject({ action });
    },
  );

  it("offers nothing while others' moves are still being shown", async () => {
    await sit({});
    FakeSocket.last.say(push(4));
    FakeSocket.last.say(push(5, entry(5), campaign));
    await tick();
    expect(document.querySelector('[data-action="stop"]')).toBeNull();
    await vi.advanceTimersByTimeAsync(800);
    await tick();
    expect(button("stop")).toBeTruthy();
  });
});
