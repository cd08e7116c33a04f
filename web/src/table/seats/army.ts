// Which army of a view acts.
import type { ArmyView, View } from "$/wire/types";

/** The army that acts: one of the deciding seat's, active or declined. */
export function actingArmy(view: View): ArmyView | null {
  const seat = view.seats.find((each) => each.seat === (view.decider ?? view.turn));
  if (!seat || !view.acting) return null;
  const armies = [...(seat.army ? [seat.army] : []), ...seat.declined];
  return armies.find((army) => army.race === view.acting) ?? null;
}
