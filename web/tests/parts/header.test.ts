import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Header from "$/parts/Header.svelte";
import { person } from "$/state/person.svelte";
import { settings } from "$/state/settings.svelte";
import { languages } from "$/words/fluent.svelte";
import { server } from "../fake-server";
import { fakeDialogs } from "../fake-dialog";

beforeEach(() => {
  Object.assign(settings, { known: false, name: "" });
  const still = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("matchMedia", () => still);
  fakeDialogs();
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe("the menu", () => {
  it("opens, and closes with Escape, which returns the focus", async () => {
    render(Header, { compact: true });
    const menu = screen.getByRole("button", { name: "Menu" });
    expect(menu.ariaExpanded).toBe("false");
    await fireEvent.click(menu);
    expect(menu.ariaExpanded).toBe("true");
    await fireEvent.keyDown(document, { key: "Escape" });
    expect(menu.ariaExpanded).toBe("false");
    expect(document.activeElement).toBe(menu);
  });

  it("names every language in that language", () => {
    render(Header);
    const choice = screen.getByRole("combobox", { name: "Language" });
    const options = [...choice.children].map((each) => [
      each.getAttribute("lang"),
      each.textContent,
    ]);
    expect(options.map(([code]) => code)).toEqual(languages);
    expect(options).toContainEqual(["en", "English"]);
    expect(options).toContainEqual(["cs", "Čeština"]);
  });
});

describe("my settings", () => {
  it("tell me what happened, but neither sound nor end my turns until I want that", async () => {
    render(Header);
    await press("Settings");
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true });
    const [recap, endings, sound] = boxes;
    expect([recap, endings, sound].map((box) => box?.checked)).toEqual([true, false, false]);
    await fireEvent.click(endings as HTMLInputElement);
    expect(settings.autoEnd).toBe(true);
    settings.autoEnd = false;
  });
});

describe("my account", () => {
  it("remembers a name without sending it to a server that does not know me", async () => {
    const requests = server({});
    render(Header);
    await press("You");
    await type("Your name", " Ada ");
    await press("Save");
    await waitFor(() => expect(settings.name).toBe("Ada"));
    expect(requests("PUT /api/me")).toEqual([]);
    expect(screen.getByRole("button", { name: "You: Ada" })).toBeDefined();
  });

  it("claims a name with a password that is long enough", async () => {
    const requests = server({ "POST /api/accounts": { name: "Ada", guest: false } });
    settings.name = "Ada";
    render(Header);
    await press("You: Ada");
    await type("Password", "short");
    await press("Keep this name");
    expect(screen.getByText("At least eight characters, please.")).toBeDefined();
    await type("Password", "long enough");
    await press("Keep this name");
    await waitFor(() => expect(person.guest).toBe(false));
    expect(requests("POST /api/accounts")).toEqual([{ name: "Ada", password: "long enough" }]);
  });

  it("logs out", async () => {
    server({ "DELETE /api/sessions": { status: "ok" } });
    Object.assign(settings, { known: true, name: "Ada" });
    render(Header);
    await press("You: Ada");
    await press("Log out");
    await waitFor(() => expect(person.guest).toBe(true));
    expect([settings.known, settings.name]).toEqual([false, ""]);
  });

  it("says that the name or the password is wrong", async () => {
    server({ "POST /api/sessions": [403, { type: "refusal", error: "wrong-password" }] });
    settings.name = "Ada";
    render(Header);
    await press("You: Ada");
    await type("Password", "something else");
    await press("Log in");
    expect(await screen.findByText(/password is wrong/)).toBeDefined();
  });
});
