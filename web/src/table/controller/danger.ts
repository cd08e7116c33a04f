// Where an attack may come from: neighbours that are not of the same seat.
import type { MapInfo, View } from "$/wire/types";
import type { Danger } from "$/table/controller/staging";

/** A border with an active army of another seat counts most, open country a little. */
export function dangerOn(map: MapInfo, view: View): Danger {
  const holders = new Map(view.regions.map((region) => [region.slug, region]));
  const active = new Set(
    view.seats.flatMap((seat) => (seat.army ? [`${seat.seat} ${seat.army.race}`] : [])),
  );
  const neighbours = new Map(map.regions.map((region) => [region.slug, region.neighbours]));
  const water = ["sea", "lake", "chasm"];

  function threat(slug: string, mine: number | null): number {
    const there = holders.get(slug);
    if (!there || there.holder === mine) return 0;
    if (there.holder && active.has(`${there.holder} ${there.race}`)) return 1;
    return water.includes(there.terrain) ? 0 : 0.3;
  }
  return (region) => {
    const mine = holders.get(region)?.holder ?? null;
    return (neighbours.get(region) ?? []).reduce((sum, slug) => sum + threat(slug, mine), 0);
  };
}
