import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import AccountDialog from "$/parts/AccountDialog.svelte";
import EmailForm from "$/parts/EmailForm.svelte";
import { loadPerson, person } from "$/state/person.svelte";
import { settings } from "$/state/settings.svelte";
import { serverInfo } from "$/state/server-info";
import type { About, Me } from "$/wire/types";
import { fakeDialogs } from "../fake-dialog";
import { server } from "../fake-server";

vi.mock("$/state/server-info", () => ({ serverInfo: vi.fn() }));

beforeEach(() => {
  Object.assign(settings, { known: true, name: "Ada" });
  fakeDialogs();
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

/** The form for somebody of whom the server knows this. */
async function form(me: Partial<Me>, answers: Parameters<typeof server>[0] = {}) {
  const requests = server({ "GET /api/me": { name: "Ada", guest: true, ...me }, ...answers });
  await loadPerson();
  render(EmailForm);
  return requests;
}

describe("the address for mail", () => {
  it("is entered, verified by a code, and forgotten", async () => {
    const requests = await form(
      {},
      {
        "PUT /api/me/email": { name: "Ada", guest: true, new_email: "ada@example.org" },
        "POST /api/me/email": { name: "Ada", guest: true, email: "ada@example.org" },
      },
    );
    await type("E-mail address", "ada");
    await press("Send a code");
    expect(screen.getByText("Please enter an e-mail address.")).toBeDefined();
    await type("E-mail address", " ada@example.org ");
    await press("Send a code");
    expect(await screen.findByText(/code was sent to .*ada@example.org/)).toBeDefined();
    await type("Code", "12");
    await press("Confirm");
    expect(screen.getByText("Six digits, please.")).toBeDefined();
    await type("Code", "123456");
    await press("Confirm");
    expect(await screen.findByText(/you get a mail at .*ada@example.org/)).toBeDefined();
    expect(requests("POST /api/me/email")).toEqual([{ code: "123456" }]);
    server({ "PUT /api/me/email": { name: "Ada", guest: true } });
    await press("No more mail");
    expect(await screen.findByLabelText("E-mail address")).toBeDefined();
    expect(requests("PUT /api/me/email")).toEqual([{ email: "ada@example.org" }]);
    expect(person.email).toBe("");
  });

  it("makes somebody a guest whom the server does not know yet", async () => {
    const requests = await form(
      {},
      {
        "POST /api/people": { name: "Ada", guest: true },
        "PUT /api/me/email": { name: "Ada", guest: true, new_email: "ada@example.org" },
      },
    );
    settings.known = false;
    await type("E-mail address", "ada@example.org");
    await press("Send a code");
    await waitFor(() => expect(person.newEmail).toBe("ada@example.org"));
    expect(requests("POST /api/people")).toEqual([{ name: "Ada" }]);
  });

  it("can be another one, while a code is on its way and afterwards", async () => {
    await form({ email: "ada@example.org", new_email: "lovelace@example.org" });
    expect(screen.getByText(/code was sent to .*lovelace@example.org/)).toBeDefined();
    await press("Use another address");
    expect(screen.getByLabelText("E-mail address")).toBeDefined();
  });

  it("says that a code is wrong, and that mail could not be sent", async () => {
    await form(
      { new_email: "ada@example.org" },
      {
        "POST /api/me/email": [403, { type: "refusal", error: "wrong-code" }],
        "PUT /api/me/email": [503, { type: "refusal", error: "mail-failed" }],
      },
    );
    await type("Code", "123456");
    await press("Confirm");
    expect(await screen.findByText(/not the code that was sent/)).toBeDefined();
    await press("Use another address");
    expect(screen.queryByText(/not the code that was sent/)).toBeNull();
    await type("E-mail address", "ada@nowhere.example");
    await press("Send a code");
    expect(await screen.findByText(/mail could not be sent/)).toBeDefined();
  });
});

describe("the dialog", () => {
  beforeEach(async () => {
    server({ "GET /api/me": { name: "Ada", guest: true } });
    await loadPerson();
  });
  const forms = () => screen.queryAllByLabelText("E-mail address").length;

  it("has a form for an address if the server sends mail", async () => {
    vi.mocked(serverInfo).mockResolvedValue({ mail: true } as About);
    render(AccountDialog, { onclose: () => {} });
    await waitFor(() => expect(forms()).toBe(1));
  });

  it.each([
    ["sends no mail", () => Promise.resolve({ mail: false } as About)],
    ["cannot be asked", () => Promise.reject(new Error("offline"))],
  ])("has none if the server %s", async (_, answer) => {
    vi.mocked(serverInfo).mockImplementation(answer);
    render(AccountDialog, { onclose: () => {} });
    await tick();
    expect(forms()).toBe(0);
  });
});
