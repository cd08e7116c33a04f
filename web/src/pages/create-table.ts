// Creates the table that a form describes.
import { go } from "$/state/router.svelte";
import { withIdentity } from "$/state/person.svelte";
import { command, invite, newTable } from "$/wire/http";
import type { NewTable } from "$/wire/types";
import { hasNoOpenSeats } from "./draft";

/** Create a table, ask *friend* there and go there; without open seats the game begins at once. */
export async function createTable(table: NewTable, friend = ""): Promise<void> {
  const { id } = await withIdentity(() => newTable(table));
  if (hasNoOpenSeats(table)) await command(id, { type: "start" });
  else if (friend) await invite(id, friend);
  go(`/t/${id}`);
}
