// A region as text, for screen readers and for the text board.
import type { MapRegion, RegionView } from "$/wire/types";
import { joinItems, t } from "$/words/fluent.svelte";
import { thing, thingHere } from "$/words/sentences";
import type { BoardScene } from "./contract";
import { thingsBesideTokens } from "./things";

export const terrainName = (region: MapRegion): string => t(region.words);

/** The printed symbols of a region. */
export const symbolNames = (region: MapRegion): string[] =>
  region.symbols.map((symbol) => t(`symbol-${symbol}`));

const seatOf = (scene: BoardScene, seat: number): string =>
  scene.seatName?.(seat) ?? t("seat-name", { seat });

/** Who holds it, with which tokens; "" if nobody does. */
export function holderText(
  region: RegionView | undefined,
  scene: BoardScene,
  declined: ReadonlySet<string>,
): string {
  if (!region?.holder || !region.race) return "";
  const args = {
    seat: seatOf(scene, region.holder),
    race: thing(region.race),
    amount: region.tokens,
  };
  return t(declined.has(region.slug) ? "board-declined" : "board-held", args);
}

/** The names of everything else in it. */
export const pieceNames = (region: RegionView | undefined): string[] =>
  region ? thingsBesideTokens(region).map(thingHere) : [];

/** Everything about a region in one line. */
export function regionLabel(
  mapRegion: MapRegion,
  region: RegionView | undefined,
  scene: BoardScene,
  declined: ReadonlySet<string>,
): string {
  const staged = scene.staged?.get(mapRegion.slug) ?? 0;
  const parts = [
    mapRegion.name,
    terrainName(mapRegion),
    ...symbolNames(mapRegion),
    holderText(region, scene, declined),
    ...pieceNames(region),
    staged ? t("board-staged", { amount: staged }) : "",
    scene.marks?.get(mapRegion.slug)?.label ?? "",
  ];
  return joinItems(parts.filter(Boolean));
}
