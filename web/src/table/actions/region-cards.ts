// The cards of everything in a region, from the ground to relics, and of what else one may ask about.
import { symbolKeys } from "$/board/region-text";
import { thingsBesideTokens } from "$/board/things";
import { has } from "$/words/fluent.svelte";
import { messageOf } from "$/words/sentences";
import type { ArmyView, MapInfo, View } from "$/wire/types";

const withText = (keys: readonly string[]): string[] =>
  [...new Set(keys)].filter((key) => has(`${key}.text`));

/** The messages of everything in the region *slug* that has a card. */
export function regionCards(slug: string, view: View | null, map: MapInfo | null): string[] {
  const region = view?.regions.find((each) => each.slug === slug);
  const mapRegion = map?.regions.find((each) => each.slug === slug);
  const things = region ? thingsBesideTokens(region).flatMap(({ key, power }) => [key, power]) : [];
  return withText([
    ...(mapRegion ? [mapRegion.words, ...symbolKeys(mapRegion)] : []),
    ...[region?.race ?? "", ...things].filter(Boolean).map(messageOf),
  ]);
}

/** The messages of the army that acts and of the part of the turn. */
export const turnCards = (view: View | null, army: ArmyView | null): string[] =>
  withText([
    ...(army ? [`race-${army.race}`, `power-${army.power}`] : []),
    `phase-${view?.phase ?? ""}`,
  ]);
