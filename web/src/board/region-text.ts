// A region as text, for screen readers and for the text board.
import type { MapInfo, MapRegion, RegionView } from "$/wire/types";
import { joinItems, joinNames, t } from "$/words/fluent.svelte";
import { named, regionName, thingHere } from "$/words/sentences";
import type { BoardScene } from "./contract";
import { thingsBesideTokens } from "./things";

export const terrainName = (region: MapRegion): string => t(region.words);

/** The messages of the printed symbols of a region. */
export const symbolKeys = (region: MapRegion): string[] =>
  region.symbols.map((symbol) => `symbol-${symbol}`);

/** The printed symbols of a region. */
export const symbolNames = (region: MapRegion): string[] => symbolKeys(region).map((key) => t(key));

/** The names of the regions next to one. */
export const neighbourNames = ({ neighbours }: MapRegion, map: MapInfo): string[] =>
  map.regions.filter(({ slug }) => neighbours.includes(slug)).map((region) => regionName(region));

/** Which regions are next to one, and whether it is at the edge of the map. */
export function neighboursText(region: MapRegion, map: MapInfo): string {
  const regions = joinNames(neighbourNames(region, map));
  return t(region.edge ? "board-next-to-edge" : "board-next-to", { regions });
}

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
    race: named(region.race),
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
    regionName(mapRegion),
    terrainName(mapRegion),
    ...symbolNames(mapRegion),
    holderText(region, scene, declined),
    ...pieceNames(region),
    staged ? t("board-staged", { amount: staged }) : "",
    scene.marks?.get(mapRegion.slug)?.label ?? "",
    neighboursText(mapRegion, scene.map),
  ];
  return joinItems(parts.filter(Boolean));
}
