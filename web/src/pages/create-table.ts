// Creates the table that a form describes.
import { go } from "$/state/router.svelte";
import { withIdentity } from "$/state/person.svelte";
import { command, newTable } from "$/wire/http";
import type { NewTable } from "$/wire/types";
import { hasNoOpenSeats } from "./draft";

/** Create a table and go there; without open seats the game begins at once. */
export async function createTable(table: NewTable): Promise<void> {
  const { id } = await withIdentity(() => newTable(table));
  if (hasNoOpenSeats(table)) await command(id, { type: "start" });
  go(`/t/${id}`);
}
