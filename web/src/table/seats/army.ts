// Which army of a view acts.
import type { ArmyView, SeatView, View } from "$/wire/types";

/** The army that acts: one of the deciding seat's, active or declined. */
export function actingArmy(view: View): ArmyView | null {
  const seat = view.seats.find((each) => each.seat === (view.decider ?? view.turn));
  if (!seat || !view.acting) return null;
  const armies = [...(seat.army ? [seat.army] : []), ...seat.declined];
  return armies.find((army) => army.race === view.acting) ?? null;
}

/**
 * The tokens that the active army of *seat* can use now: while it acts, those that it would lift
 * from the board count as well; otherwise those in its hand.
 */
export function readyTokens(view: View, seat: SeatView): number {
  const acts = view.hand && actingArmy(view) === seat.army && view.decider === seat.seat;
  return (acts ? view.hand?.tokens || view.hand?.to_place : seat.army?.hand) ?? 0;
}
