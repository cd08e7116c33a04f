// A region in words: for screen readers, and for the written board.
import type { MapRegion, RegionView } from "$/wire/types";
import { enumerated, t } from "$/words/fluent.svelte";
import { thing, thingHere } from "$/words/sentences";
import type { BoardScene } from "./contract";
import { thingsBesideTokens } from "./things";

export const terrainName = (region: MapRegion): string => t(region.words);

/** The printed symbols of a region. */
export const symbolNames = (region: MapRegion): string[] =>
  region.symbols.map((symbol) => t(`symbol-${symbol}`));

const seatOf = (scene: BoardScene, seat: number): string =>
  scene.seatName?.(seat) ?? t("seat-name", { seat });

/** Who stands there. */
export function standing(
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

/** What else lies there. */
export const pieceNames = (region: RegionView | undefined): string[] =>
  region ? thingsBesideTokens(region).map(thingHere) : [];

/** All of it in one line. */
export function spokenRegion(
  printed: MapRegion,
  region: RegionView | undefined,
  scene: BoardScene,
  declined: ReadonlySet<string>,
): string {
  const staged = scene.staged?.get(printed.slug) ?? 0;
  const parts = [
    printed.name,
    terrainName(printed),
    ...symbolNames(printed),
    standing(region, scene, declined),
    ...pieceNames(region),
    staged ? t("board-staged", { amount: staged }) : "",
    scene.marks?.get(printed.slug)?.label ?? "",
  ];
  return enumerated(parts.filter(Boolean));
}
