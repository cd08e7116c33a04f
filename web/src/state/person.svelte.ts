// Who the server knows this browser as. Only a browser with a cookie asks for it.
import * as http from "$/wire/http";
import { Refused } from "$/wire/http";
import type { Credentials, Me } from "$/wire/types";
import { settings } from "./settings.svelte";

const UNKNOWN_PERSON = ["who-are-you", "unknown-token"];
const isUnknown = (error: unknown): boolean =>
  error instanceof Refused && UNKNOWN_PERSON.includes(error.refusal.error);

const account = $state({ guest: true });

export const person = {
  get name(): string {
    return settings.name;
  },
  /** There is no password yet: the seats belong to whoever has this device. */
  get guest(): boolean {
    return account.guest;
  },
};

function update(me: Me): void {
  settings.name = me.name;
  account.guest = me.guest;
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

export async function changeName(name: string): Promise<void> {
  if (settings.known) update(await withIdentity(() => http.rename(name)));
  else settings.name = name;
}

/** Protect my name with a password. */
export const claimName = async (credentials: Credentials): Promise<void> =>
  update(await withIdentity(() => http.claim(credentials)));

export const logIn = async (credentials: Credentials): Promise<void> =>
  update(await http.logIn(credentials));

export async function logOut(): Promise<void> {
  await http.logOut();
  settings.known = false;
  settings.name = "";
  account.guest = true;
}
