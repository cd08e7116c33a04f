// Tables in lists: what is to be known about each beside what the list says.
import { showSight, showTable } from "$/wire/http";
import type { ListedTable, TableList, Sight, TableInfo } from "$/wire/types";
import { listed as joined, t, tongue } from "$/words/fluent.svelte";
import { levelName } from "$/words/sentences";

export interface Detail {
  info: TableInfo;
  sight: Sight | null;
}
export type Details = ReadonlyMap<string, Detail>;

/** More than anybody looks through at once; the others show what the list says. */
const MOST_DETAILS = 12;

/** Fill in the tables of a list one after the other, and tell each time. */
export async function lookInto(
  tables: readonly ListedTable[],
  tell: (details: Details) => void,
  going: () => boolean,
): Promise<void> {
  const found = new Map<string, Detail>();
  for (const table of tables.slice(0, MOST_DETAILS)) {
    if (!going()) return;
    try {
      const info = await showTable(table.id);
      const sight = info.status === "playing" ? await showSight(table.id) : null;
      found.set(table.id, { info, sight });
      tell(new Map(found));
    } catch {
      // A table that cannot be looked into is still in the list.
    }
  }
}

/** It is for me to decide there. */
export function isMyTurn({ info, sight }: Detail): boolean {
  const decider = sight?.view?.decider ?? 0;
  return info.seats.some((seat) => seat.mine && seat.seat === decider);
}

/** Tables where I am awaited come first; otherwise the order of the list, newest first. */
export function awaitedFirst(tables: readonly ListedTable[], details: Details): ListedTable[] {
  const awaited = (table: ListedTable): number => {
    const detail = details.get(table.id);
    return detail && isMyTurn(detail) ? 0 : 1;
  };
  return tables.toSorted((one, other) => awaited(one) - awaited(other));
}

export const withStatus = (listing: TableList | null, status: string): ListedTable[] =>
  (listing?.tables ?? []).filter((table) => table.status === status);

// ---------------------------------------------------------------------- in words

export const tableName = (table: ListedTable): string =>
  table.name || t("table-unnamed", { box: t(`box-${table.box}`) });

/** The name of a seat: the person's, or the level of the bot. */
export function seatName(info: TableInfo, number: number): string {
  const seat = info.seats.find((each) => each.seat === number);
  if (seat?.kind === "bot") return t("bot-name", { level: levelName(seat) });
  return seat?.name || t("seat-name", { seat: number });
}

/** What there is to know about a table in one phrase. */
export function standing(table: ListedTable, detail?: Detail): string {
  if (table.status === "open")
    return t("table-free", { free: table.open_seats, seats: table.seats });
  if (!detail) return t("table-seats", { seats: table.seats });
  return table.status === "over" ? result(detail.info) : turn(detail);
}

function turn({ info, sight }: Detail): string {
  const decider = sight?.view?.decider ?? 0;
  if (!decider) return t("table-seats", { seats: info.seats.length });
  return t("table-turn-of", { name: seatName(info, decider) });
}

function result(info: TableInfo): string {
  const winners = info.winners ?? [];
  if (!winners.length) return t("table-seats", { seats: info.seats.length });
  if (winners.length === 1 && info.seats.some((seat) => seat.mine && seat.seat === winners[0]))
    return t("table-i-won");
  return t("table-won", { names: joined(winners.map((seat) => seatName(info, seat))) });
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago *seconds* (since 1970) was. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  for (const [unit, length] of UNITS)
    if (passed >= length)
      return new Intl.RelativeTimeFormat(tongue()).format(-Math.floor(passed / length), unit);
  return t("table-age-now");
}
