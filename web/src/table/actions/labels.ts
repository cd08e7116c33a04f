// Actions and regions in words, for buttons, menus, marks and the list of everything.
import { thingsBesideTokens } from "$/board/things";
import { listed, t } from "$/words/fluent.svelte";
import { armyName, means, thing, thingHere, type Teller } from "$/words/sentences";
import type { RegionView, View } from "$/wire/types";
import type { Action } from "$/table/actions/actions";

/** What an action is called where nothing around it says where or what. */
export function describe(action: Action, teller: Teller, view: View): string {
  const key = `do-${action.verb}`;
  const region = action.region ? teller.region(action.region) : "";
  switch (action.verb) {
    case "pick":
      return describePick(action, view);
    case "conquer":
    case "roll":
      if (!region) return t("do-roll-first");
      return action.by.length
        ? t(`${key}-by`, { region, means: means(action.by) })
        : t(key, { region });
    case "place":
    case "move":
      return t(key, { region, piece: thing(action.piece), amount: action.count });
    case "decline":
      return t(action.by.length ? "do-decline-by" : key);
    case "ally":
      return t(key, { seat: teller.seat(action.seat) });
    case "end":
      return t(view.phase === "aftermath" ? "do-end-no" : "do-end");
    default:
      return t(key, { region, amount: action.tokens });
  }
}

function describePick(action: Action, view: View): string {
  const combo = view.column.find((each) => each.slot === action.slot);
  const swapped = view.column.find((each) => each.slot === action.swap);
  if (!combo) return action.text;
  const army = armyName(combo.race, (swapped ?? combo).power);
  return t(swapped ? "do-pick-swap" : "do-pick", { army, coins: combo.price });
}

/** A region at a glance: what stands there, and whose it is. */
export function describeRegion(region: RegionView, teller: Teller): string {
  const held =
    region.holder && region.race
      ? t("region-held", {
          seat: teller.seat(region.holder),
          amount: region.tokens,
          race: thing(region.race),
        })
      : "";
  const others = thingsBesideTokens(region).map(thingHere);
  return [held, others.length ? listed(others) : ""].filter(Boolean).join("; ");
}

export const percent = (odds: number): string =>
  t("table-percent", { odds: Math.round(odds * 100) });
