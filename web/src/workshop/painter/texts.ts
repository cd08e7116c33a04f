// Regions of a map that is being painted, in words and signs.
import { joinItems, t } from "$/words/fluent.svelte";
import { mistakeReason, mistakeText, regionName } from "$/words/sentences";
import type { Mistake } from "$/wire/types";
import { isLand, type DraftMap, type DraftRegion } from "./board";

/** The message of a terrain: below, mountains are black. */
export const terrainMessage = (box: string, terrain: string): string =>
  box === "underground" && terrain === "mountain" ? "terrain-black-mountain" : `terrain-${terrain}`;

export const nativeMessage = (box: string): string =>
  box === "underground" ? "symbol-monsters" : "symbol-tribe";

/** The icons of a region: its terrain, its symbols and who lives there. */
export const signsOf = (box: string, region: DraftRegion): string[] => [
  terrainMessage(box, region.terrain),
  ...region.symbols.map((symbol) => `symbol-${symbol}`),
  ...(region.native && isLand(region.terrain) ? [nativeMessage(box)] : []),
];

export const nameOfRegion = (region: DraftRegion): string =>
  regionName(region) || t("workshop-nameless");

/** A region for a screen reader: its name and all that is printed in it. */
export const regionTitle = (box: string, region: DraftRegion): string =>
  joinItems([nameOfRegion(region), ...signsOf(box, region).map((sign) => t(sign))]);

/** The letter of the region that a mistake is about; "" if it is about the whole map. */
export const letterOf = ({ place }: Mistake): string =>
  /\.regions\.(.)(\.|$)/.exec(place)?.[1] ?? "";

/** A mistake of *map* as a sentence: many name the region by themselves, others need a place. */
export function mapMistake(map: DraftMap, mistake: Mistake): string {
  if ("name" in mistake.args) return mistakeReason(mistake);
  const region = map.regions[letterOf(mistake)];
  const place = region ? nameOfRegion(region) : t("painter-map");
  return mistakeText({ ...mistake, place });
}
