// Practice tables: for a new race or power, which lies in the first slot of the column, or a new map.
import type { NewTable } from "$/wire/types";
import { boxOfMap } from "$/pages/draft";
import type { DraftMap } from "./painter/board";
import type { Workbench } from "./workbench.svelte";

/** The keys that come first: the thing on the workbench, and one of the other kind if there is one. */
export function firstCombo({ thing, draft, keys }: Workbench): string[] {
  const partner = draft.things.find((each) => each.kind !== thing?.kind);
  return [thing, partner].flatMap((each) => (each ? [keys.get(each.id) ?? ""] : []));
}

/** A table of me and easy bots on the board of the workbench. */
export const practiceTable = (bench: Workbench, players: number, person: string): NewTable => ({
  ...tableOf(bench, players, person),
  map: bench.map,
  box: boxOfMap(bench.map),
  first: firstCombo(bench),
});

/** A table of me and easy bots on a map of the collection. */
export const practiceOn = (bench: Workbench, map: DraftMap, person: string): NewTable => ({
  ...tableOf(bench, map.players, person),
  map: bench.keys.get(map.id) ?? "",
  box: map.box,
});

function tableOf(bench: Workbench, players: number, person: string) {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "easy" }));
  const seats = [{ kind: "me", name: person }, ...bots];
  return { seats, content: bench.content, name: bench.draft.name, person };
}
