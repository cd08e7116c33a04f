// Pushes tell only what has changed; here the whole sight is built again from the one before.
import type { Patch, Push, Sight, View, ViewPatch } from "./types";

/** The sight after *push*, or null if it cannot be made from *before*: then all must be asked for. */
export function sightAfter(before: Sight | null, push: Push): Sight | null {
  if (push.now) return push.now;
  if (before?.seq !== push.seq - 1) return null;
  return push.patch ? patched(before, push.seq, push.patch) : { ...before, seq: push.seq };
}

function patched(before: Sight, seq: number, patch: Patch): Sight {
  const { view: changes, ...rest } = patch;
  const view = before.view && changes ? patchedView(before.view, changes) : before.view;
  return { ...rest, seq, seat: before.seat ?? 0, view: view ?? null };
}

function patchedView(view: View, patch: ViewPatch): View {
  const { regions = [], seats = [], purses = [], trays = {}, ...rest } = patch;
  const known = replaced(view.seats, seats, (each) => each.seat);
  return {
    ...view,
    ...rest,
    trays: { ...view.trays, ...trays },
    regions: replaced(view.regions, regions, (each) => each.slug),
    seats: replaced(known, purses, (each) => each.seat),
  };
}

/** *all*, with the fields of *some* that have the same key; what has not changed stays itself. */
function replaced<Whole>(
  all: readonly Whole[],
  some: readonly Partial<Whole>[],
  key: (each: Partial<Whole>) => string | number | undefined,
): Whole[] {
  const changes = new Map(some.map((each) => [key(each), each]));
  return all.map((each) => {
    const change = changes.get(key(each));
    return change ? { ...each, ...change } : each;
  });
}
