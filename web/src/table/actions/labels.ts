// Actions and regions in words, for buttons, menus, marks and the list of everything.
import { listed, t } from "$/words/fluent.svelte";
import { armyName, means, thing, thingHere, type Teller } from "$/words/sentences";
import type { RegionView, View } from "$/wire/types";
import type { Option } from "$/table/actions/actions";

/** What an action is called where nothing around it says where or what. */
export function describe(option: Option, teller: Teller, view: View): string {
  const key = `do-${option.verb}`;
  const region = option.region ? teller.region(option.region) : "";
  switch (option.verb) {
    case "pick":
      return describePick(option, view);
    case "conquer":
    case "roll":
      if (!region) return t("do-roll-first");
      return option.means.length
        ? t(`${key}-by`, { region, means: means(option.means) })
        : t(key, { region });
    case "place":
    case "move":
      return t(key, { region, piece: thing(option.piece), amount: option.amount });
    case "ally":
      return t(key, { seat: teller.seat(option.amount) });
    case "end":
      return t(view.phase === "aftermath" ? "do-end-no" : "do-end");
    default:
      return t(key, { region, amount: option.amount });
  }
}

function describePick(option: Option, view: View): string {
  const combo = view.column.find((each) => each.slot === option.amount);
  const swapped = view.column.find((each) => each.slot === option.swap);
  if (!combo) return option.text;
  const army = armyName(combo.race, (swapped ?? combo).power);
  return t(swapped ? "do-pick-swap" : "do-pick", { army, coins: combo.price });
}

/** A region at a glance: what stands there, and whose it is. */
export function describeRegion(region: RegionView, teller: Teller): string {
  const things = region.things.map(thingHere);
  const held =
    region.holder && region.race
      ? t("region-held", {
          seat: teller.seat(region.holder),
          amount: region.tokens,
          race: thing(region.race),
        })
      : "";
  const rest = held ? things.filter((each) => !each.includes(thing(region.race ?? ""))) : things;
  return [held, rest.length ? listed(rest) : ""].filter(Boolean).join("; ");
}

export const percent = (odds: number): string =>
  t("table-percent", { odds: Math.round(odds * 100) });
