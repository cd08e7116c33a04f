// What the forms do in the end, and how they say that it did not work.
import { go } from "$/state/router.svelte";
import { asSomebody } from "$/state/person.svelte";
import { command, newTable, Refused } from "$/wire/http";
import type { NewTable } from "$/wire/types";
import { Teller } from "$/words/sentences";
import { complete } from "./draft";

/** Set a table and go there; when nobody is waited for, the game begins at once. */
export async function setTable(table: NewTable): Promise<void> {
  const { id } = await asSomebody(() => newTable(table));
  if (complete(table)) await command(id, { type: "start" });
  go(`/t/${id}`);
}

/** Why it did not work, as a sentence. */
export function sentence(error: unknown): string {
  if (error instanceof Refused) return new Teller([], null).refusal(error.refusal);
  throw error;
}
