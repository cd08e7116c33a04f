// What the seats of a table are called.
import { t } from "$/words/fluent.svelte";
import type { TableInfo } from "$/wire/types";

export const seatNames = (info: TableInfo | null): string[] =>
  (info?.seats ?? []).map((seat) => seat.name || t("seat-name", { seat: seat.seat }));
