// Who I am to the server. Only a browser that has been somebody before asks for it.
import * as http from "$/wire/http";
import { Refused } from "$/wire/http";
import type { Credentials, Me } from "$/wire/types";
import { settings } from "./settings.svelte";

const FORGOTTEN = ["who-are-you", "unknown-token"];
const forgotten = (error: unknown): boolean =>
  error instanceof Refused && FORGOTTEN.includes(error.refusal.error);

const kept = $state({ guest: true });

export const person = {
  get name(): string {
    return settings.name;
  },
  /** No password yet: whoever has this device has the seats. */
  get guest(): boolean {
    return kept.guest;
  },
};

function remember(me: Me): void {
  settings.name = me.name;
  kept.guest = me.guest;
}

/** Ask the server who I am, if there is hope that it knows. */
export async function meet(): Promise<void> {
  if (!settings.known) return;
  try {
    remember(await http.me());
  } catch (error) {
    if (forgotten(error)) settings.known = false;
    else if (!(error instanceof Refused)) throw error;
  }
}

/** Do *deed*; a device that the server has forgotten becomes somebody new and does it then. */
export async function asSomebody<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    if (!forgotten(error)) throw error;
    await http.becomeGuest(settings.name);
    return deed();
  }
}

export async function callMe(name: string): Promise<void> {
  if (settings.known) remember(await asSomebody(() => http.rename(name)));
  else settings.name = name;
}

export const keepName = async (given: Credentials): Promise<void> =>
  remember(await asSomebody(() => http.claim(given)));

export const comeBack = async (given: Credentials): Promise<void> =>
  remember(await http.logIn(given));

export async function leave(): Promise<void> {
  await http.logOut();
  settings.known = false;
  settings.name = "";
  kept.guest = true;
}
