// Actions and regions in words, for buttons, menus and the list of everything.
import { thingsBesideTokens } from "$/board/things";
import { listed, t } from "$/words/fluent.svelte";
import { thing, thingHere, type Teller } from "$/words/sentences";
import type { RegionView } from "$/wire/types";
import type { Action } from "$/table/actions/actions";

/** What an action is called where nothing around it says where or what. */
export const describe = ({ label, text }: Action, teller: Teller): string =>
  label ? teller.say(label) : text;

/** What the piece is called that *action* places or moves. */
export const pieceName = ({ label }: Action, teller: Teller): string =>
  teller.argument(label, "piece");

/** A region at a glance: what stands there, and whose it is. */
export function describeRegion(region: RegionView, teller: Teller): string {
  const things = listed(thingsBesideTokens(region).map(thingHere));
  if (!region.holder || !region.race) return things;
  const seat = teller.seat(region.holder);
  const held = t("region-held", { seat, amount: region.tokens, race: thing(region.race) });
  return things ? t("region-held-with", { held, things }) : held;
}

/** A chance from 0 to 1 in whole percent, as messages have it. */
export const percent = (odds: number): number => Math.round(odds * 100);
