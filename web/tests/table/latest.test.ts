import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "$/state/settings.svelte";
import { TableState } from "$/state/table.svelte";
import type { Message } from "$/wire/types";
import { fakeNetwork, FakeSocket, push, welcome } from "./fakes";
import LatestOf from "./LatestOf.svelte";

let table: TableState;
beforeEach(() => {
  fakeNetwork();
  settings.speed = 0;
  table = new TableState("abc");
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(1));
});
afterEach(() => {
  table.close();
  settings.speed = 1;
  vi.unstubAllGlobals();
});

const chatMessage = (text: string): Message => ({
  type: "message",
  key: "line-chat",
  args: { name: { type: "seat", number: 2 }, text: { type: "text", text } },
});

it("shows the last lines of the log, the newest below", async () => {
  const { container } = render(LatestOf, { table });
  for (const [place, text] of ["one", "two", "three", "four", "five", "six"].entries())
    FakeSocket.last.say(
      push(place + 2, { kind: "chat", seat: 2, text, events: [chatMessage(text)] }),
    );
  await tick();
  const lines = [...container.querySelectorAll("p")].map((line) => line.textContent.trim());
  const words = lines.map((line) => /\w+$/.exec(line)?.[0]);
  expect(words).toEqual(["two", "three", "four", "five", "six"]);
});
