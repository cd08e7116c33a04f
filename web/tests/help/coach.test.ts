import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { progressOf, nextLesson, LESSONS } from "$/help/coach";
import Coach from "$/help/Coach.svelte";
import { guide } from "$/help/guide.svelte";
import type { Entry, View } from "$/wire/types";
import { has } from "$/words/fluent.svelte";
import { view } from "./samples";

const game = (...texts: string[]): Entry[] =>
  ["", ...texts].map((text, place) => {
    const [seat = "1", verb = ""] = text.split(" ");
    return { seq: place + 1, at: 0, kind: place ? "move" : "started", seat: +seat, verb };
  });
const due = (entries: Entry[], read: string[] = [], now: View = view()): string =>
  nextLesson(progressOf(entries, 1, now), read)?.key ?? "";
const redeploying = view({ phase: "redeploy" });
const theirs = view({ turn: 2, phase: "start" });

describe("lessons", () => {
  it("have a title and a text each", () => {
    expect(LESSONS.filter(({ key }) => !has(`coach-${key}`) || !has(`coach-${key}.text`))).toEqual(
      [],
    );
  });

  it("follow what the player has done", () => {
    expect(due(game())).toBe("welcome");
    expect(due(game(), ["welcome"])).toBe("pick");
    expect(due(game("1 pick 1"))).toBe("price");
    expect(due(game("1 pick 1", "1 conquer wood"))).toBe("conquest");
    const two = ["1 pick 1", "1 conquer wood", "1 conquer fen"];
    expect(due(game(...two))).toBe("stop");
    expect(due(game(...two, "1 stop"), [], redeploying)).toBe("redeploy");
    const turn = [...two, "1 stop", "1 end"];
    expect(due(game(...turn), [], theirs)).toBe("scoring");
    expect(due(game(...turn), ["scoring"], theirs)).toBe("wait");
    expect(due(game(...turn), ["scoring"])).toBe("again");
    const second = [...turn, "1 stop", "1 end"];
    expect(due(game(...second), ["scoring"])).toBe("decline");
    expect(due(game(...second, "1 decline"), ["scoring"])).toBe("fresh");
    expect(due(game(...second, "1 decline", "1 pick 2"), ["scoring"])).toBe("end");
    expect(due(game(...second, "1 decline", "1 pick 2"), ["scoring", "end"])).toBe("");
  });

  it("do not count other players' moves, nor undone ones", () => {
    expect(due(game("2 pick 1"), ["welcome"])).toBe("pick");
    const undone = [
      ...game("1 pick 1", "1 conquer wood"),
      { seq: 4, at: 0, kind: "undo", seat: 1, amount: 1 },
    ];
    expect(due(undone)).toBe("price");
  });

  it("never go back to the wait for others", () => {
    const second = game("1 pick 1", "1 stop", "1 end", "1 stop", "1 end");
    expect(due(second, ["scoring"], theirs)).toBe("decline");
    expect(due(second, ["scoring", "decline"], theirs)).toBe("end");
  });

  it("speak of grey tokens only when an army has declined", () => {
    const second = ["1 pick 1", "1 stop", "1 end", "1 stop", "1 end"];
    expect(due(game(...second), ["scoring", "decline"])).toBe("end");
    expect(due(game(...second, "1 decline"), ["scoring", "decline"])).toBe("fresh");
  });

  it("end with a last word, however far somebody came", () => {
    const over = view({ phase: "over" });
    expect(due(game("1 pick 1"), [], over)).toBe("end");
    expect(due(game("1 pick 1"), ["end"], over)).toBe("");
    expect(has("coach-over") && has("coach-over.text")).toBe(true);
  });

  it("continue for somebody who conquers nothing", () => {
    expect(due(game("1 pick 1", "1 stop"), [], redeploying)).toBe("redeploy");
    expect(due(game("1 pick 1", "1 stop", "1 end"), [], theirs)).toBe("scoring");
  });
});

describe("the guide", () => {
  beforeEach(() => guide.begin("first"));
  const table = (id: string) => ({ id, entries: game(), view: view(), mine: [1] });

  it("continues when a lesson was read, remembers that, and can be closed", async () => {
    render(Coach, { table: table("first") });
    await fireEvent.click(screen.getByText("Next"));
    expect(screen.getByText("Pick a people")).toBeTruthy();
    expect(JSON.parse(localStorage.getItem("elbowroom-guide") ?? "")).toEqual({
      table: "first",
      read: ["welcome"],
    });
    await fireEvent.click(screen.getByText("Leave the guide"));
    expect(screen.queryByText("Pick a people")).toBeNull();
    expect(guide.table).toBe("");
  });

  it("is not shown at other tables", () => {
    const { container } = render(Coach, { table: table("second") });
    expect(container.querySelector("aside")).toBeNull();
  });
});
