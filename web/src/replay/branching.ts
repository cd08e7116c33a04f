// Practice tables that continue a game from one of its positions.
import { go } from "$/state/router.svelte";
import { settings } from "$/state/settings.svelte";
import { branch, command } from "$/wire/http";
import type { SeatSetting, TableInfo } from "$/wire/types";

const seatsFor = (info: TableInfo, seat: number): SeatSetting[] =>
  info.seats.map((each) =>
    each.seat === seat
      ? { kind: "me" }
      : { kind: "bot", level: (each.kind === "bot" && each.level) || "easy" },
  );

/** Set up the position after line *seq*, with me at *seat* and bots at the others, and go there. */
export async function playFrom(info: TableInfo, seq: number, seat: number): Promise<void> {
  const seats = seatsFor(info, seat);
  const table = await branch(info.id, { seq, seats, person: settings.name });
  if (table.status === "open") await command(table.id, { type: "start" });
  go(`/t/${table.id}`);
}
