// Who the server knows this browser as. Only a browser with a cookie asks for it.
import * as http from "$/wire/http";
import { Refused } from "$/wire/http";
import type { Credentials, Me, NewPassword } from "$/wire/types";
import { settings } from "./settings.svelte";

const UNKNOWN_PERSON = ["who-are-you", "unknown-token"];
const isUnknown = (error: unknown): boolean =>
  error instanceof Refused && UNKNOWN_PERSON.includes(error.refusal.error);

const account = $state({ guest: true, email: "", newEmail: "" });

export const person = {
  get name(): string {
    return settings.name;
  },
  /** There is no password yet: the seats belong to whoever has this device. */
  get guest(): boolean {
    return account.guest;
  },
  /** The verified address to which mail goes. */
  get email(): string {
    return account.email;
  },
  /** An address to which a code was sent. */
  get newEmail(): string {
    return account.newEmail;
  },
};

function update(me: Me): void {
  settings.name = me.name;
  account.guest = me.guest;
  account.email = me.email ?? "";
  account.newEmail = me.new_email ?? "";
}

/** Ask the server who I am, if it has given this browser a cookie. */
export async function loadPerson(): Promise<void> {
  if (!settings.known) return;
  try {
    update(await http.me());
  } catch (error) {
    if (isUnknown(error)) settings.known = false;
    else if (!(error instanceof Refused)) throw error;
  }
}

/** Send *request*; if the server does not know this browser any more, become a new guest first. */
export async function withIdentity<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!isUnknown(error)) throw error;
    await http.becomeGuest(settings.name);
    return request();
  }
}

/** The same, of somebody who may never have told the server who they are. */
export async function asSomebody<T>(request: () => Promise<T>): Promise<T> {
  if (!settings.known) await http.becomeGuest(settings.name);
  return withIdentity(request);
}

export async function changeName(name: string): Promise<void> {
  if (settings.known) update(await withIdentity(() => http.rename(name)));
  else settings.name = name;
}

/** Protect my name with a password. */
export const claimName = async (credentials: Credentials): Promise<void> =>
  update(await withIdentity(() => http.claim(credentials)));

export const logIn = async (credentials: Credentials): Promise<void> =>
  update(await http.logIn(credentials));

/** Set a new password with the code of a mail, and be logged in. */
export const recover = async (body: NewPassword): Promise<void> =>
  update(await http.ask("POST", "/api/recovery/password", body));

/** Have a code sent to an address; an empty one: have no mail any more. */
export const changeEmail = async (email: string): Promise<void> =>
  update(await asSomebody(() => http.setEmail(email)));

/** Prove by the code that the new address is mine. */
export const verifyEmail = async (code: string): Promise<void> =>
  update(await http.verifyEmail(code));

/** The server knows this browser no more. */
export function loggedOut(): void {
  settings.known = false;
  update({ name: "", guest: true });
}

export async function logOut(): Promise<void> {
  await http.logOut();
  loggedOut();
}
