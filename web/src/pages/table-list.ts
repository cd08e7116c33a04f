// Lists of tables: details of each table beyond what the list contains.
import { showSight, showTable } from "$/wire/http";
import type { ListedTable, TableList, Sight, TableInfo } from "$/wire/types";
import { joinNames, languageCode, t } from "$/words/fluent.svelte";
import { seatName as nameOf } from "$/words/sentences";

export interface Detail {
  info: TableInfo;
  sight: Sight | null;
}
export type Details = ReadonlyMap<string, Detail>;

/** A list shows this many tables at first, and loads details for them. */
export const AT_FIRST = 12;

/** Load the details of those *tables* that are not *known*, and report after each. */
export async function loadDetails(
  tables: readonly ListedTable[],
  report: (details: Details) => void,
  active: () => boolean,
  known: Details = new Map(),
): Promise<void> {
  const details = new Map<string, Detail>(known);
  for (const table of tables.filter(({ id }) => !known.has(id))) {
    if (!active()) return;
    try {
      const info = await showTable(table.id);
      const sight = info.status === "playing" ? await showSight(table.id) : null;
      details.set(table.id, { info, sight });
      report(new Map(details));
    } catch {
      // A table without details is still in the list.
    }
  }
}

/** Whether I have to decide there. */
export function isMyTurn({ info, sight }: Detail): boolean {
  const decider = sight?.view?.decider ?? 0;
  return info.seats.some((seat) => seat.mine && seat.seat === decider);
}

/** Tables where it is my turn come first; otherwise the order of the list, newest first. */
export function myTurnFirst(tables: readonly ListedTable[], details: Details): ListedTable[] {
  const rank = (table: ListedTable): number => {
    const detail = details.get(table.id);
    return detail && isMyTurn(detail) ? 0 : 1;
  };
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

export const withStatus = (listing: TableList | null, status: string): ListedTable[] =>
  (listing?.tables ?? []).filter((table) => table.status === status);

// ---------------------------------------------------------------------- texts

export const tableName = (table: ListedTable): string =>
  table.name || t("table-unnamed", { box: t(`box-${table.box}`) });

/** The name of a seat of a table. */
export function seatName(info: TableInfo, number: number): string {
  const seat = info.seats.find((each) => each.seat === number);
  return seat ? nameOf(seat) : t("seat-name", { seat: number });
}

/** The state of a table in one phrase. */
export function statusText(table: ListedTable, detail?: Detail): string {
  if (table.status === "open")
    return t("table-free", { free: table.open_seats, seats: table.seats });
  if (!detail) return t("table-seats", { seats: table.seats });
  return table.status === "over" ? resultText(detail.info) : turnText(detail);
}

function turnText({ info, sight }: Detail): string {
  const decider = sight?.view?.decider ?? 0;
  if (!decider) return t("table-seats", { seats: info.seats.length });
  return t("table-turn-of", { name: seatName(info, decider) });
}

/** Who won, with how many coins, and how many I have. */
function resultText(info: TableInfo): string {
  const winners = info.winners ?? [];
  const [first] = winners;
  if (!first) return t("table-seats", { seats: info.seats.length });
  const coinsOf = (seat: number): number => info.coins?.[seat - 1] ?? 0;
  const mine = info.seats.find((seat) => seat.mine)?.seat ?? 0;
  const coins = coinsOf(first);
  if (winners.length === 1 && first === mine) return t("table-i-won", { coins });
  const names = joinNames(winners.map((seat) => seatName(info, seat)));
  const won = t("table-won", { names, coins });
  return mine && !winners.includes(mine) ? t("table-lost", { won, coins: coinsOf(mine) }) : won;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago *seconds* (since 1970) was. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const elapsed = Math.max(0, now - seconds);
  for (const [unit, length] of UNITS)
    if (elapsed >= length)
      return new Intl.RelativeTimeFormat(languageCode()).format(
        -Math.floor(elapsed / length),
        unit,
      );
  return t("table-age-now");
}
