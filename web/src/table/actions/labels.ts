// Actions and regions in words, for buttons, menus and the list of all actions.
import { thingsBesideTokens } from "$/board/things";
import { joinNames, t } from "$/words/fluent.svelte";
import type { Inflected } from "$/words/forms";
import { named, thingHere, type Teller } from "$/words/sentences";
import type { RegionView } from "$/wire/types";
import type { Action } from "$/table/actions/actions";

/** The full label of an action, which needs no context. */
export const describe = ({ label, text }: Action, teller: Teller): string =>
  label ? teller.say(label) : text;

/** The name of the piece that *action* places or moves. */
export const pieceName = ({ label }: Action, teller: Teller): Inflected =>
  teller.argument(label, "piece");

/** A short description of a region: what is there, and whose it is. */
export function describeRegion(region: RegionView, teller: Teller, declined: boolean): string {
  const things = joinNames(thingsBesideTokens(region).map(thingHere));
  if (!region.holder || !region.race) return things;
  const seat = teller.seat(region.holder);
  const args = { seat, amount: region.tokens, race: named(region.race) };
  const army = t(declined ? "board-declined" : "board-held", args);
  return things ? t("tip-held-with", { held: army, things }) : army;
}

/** A chance from 0 to 1 in whole percent, as messages expect it. */
export const percent = (odds: number): number => Math.round(odds * 100);
