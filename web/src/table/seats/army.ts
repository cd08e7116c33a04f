// Armies as a view shows them: which one acts, what it has to fight with.
import type { ArmyView, View } from "$/wire/types";

/** The army that acts: one of the deciding seat's, active or declined. */
export function actingArmy(view: View): ArmyView | null {
  const seat = view.seats.find((each) => each.seat === (view.decider ?? view.turn));
  if (!seat || !view.acting) return null;
  const armies = [...(seat.army ? [seat.army] : []), ...seat.declined];
  return armies.find((army) => army.race === view.acting) ?? null;
}

/** Tokens that an army can fight with: before its first conquest those on the board above one count. */
export function force(view: View, army: ArmyView): number {
  if (view.phase !== "start") return army.hand;
  const spare = view.regions
    .filter((region) => army.regions.includes(region.slug))
    .reduce((sum, region) => sum + Math.max(0, region.tokens - 1), 0);
  return army.hand + spare;
}
