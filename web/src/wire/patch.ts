// A push contains only what has changed; the whole sight is built from it and the previous one.
import type { Patch, Push, Sight, View, ViewPatch } from "./types";

/** The sight after *push*; null if *previous* is not the sight before it. */
export function sightAfter(previous: Sight | null, push: Push): Sight | null {
  if (push.now) return push.now;
  if (previous?.seq !== push.seq - 1) return null;
  return push.patch ? applyPatch(previous, push.seq, push.patch) : { ...previous, seq: push.seq };
}

function applyPatch(previous: Sight, seq: number, patch: Patch): Sight {
  const { view: changes, ...rest } = patch;
  const view = previous.view && changes ? applyViewPatch(previous.view, changes) : previous.view;
  return { ...rest, seq, seat: previous.seat ?? 0, view: view ?? null };
}

function applyViewPatch(view: View, patch: ViewPatch): View {
  const { regions = [], seats = [], purses = [], trays = {}, ...rest } = patch;
  const seatsWithArmies = update(view.seats, seats, (each) => each.seat);
  return {
    ...view,
    ...rest,
    trays: { ...view.trays, ...trays },
    regions: update(view.regions, regions, (each) => each.slug),
    seats: update(seatsWithArmies, purses, (each) => each.seat),
  };
}

/** *all* with the *changes* to those of the same key; unchanged ones stay the same objects. */
function update<Whole>(
  all: readonly Whole[],
  changes: readonly Partial<Whole>[],
  key: (each: Partial<Whole>) => string | number | undefined,
): Whole[] {
  const changeByKey = new Map(changes.map((each) => [key(each), each]));
  return all.map((each) => {
    const change = changeByKey.get(key(each));
    return change ? { ...each, ...change } : each;
  });
}
