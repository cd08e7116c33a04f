// The rules in short: their parts in order, each with the cards that belong to it.
import { t } from "$/words/fluent.svelte";
import { simplify } from "./search";

/** The name of a part, for `rules-NAME`, and the messages of its cards. */
export type RulesPart = readonly [name: string, cards: readonly string[]];

export const PARTS: readonly RulesPart[] = [
  ["goal", []],
  ["turn", ["phase-pick", "phase-start", "phase-conquest", "phase-redeploy"]],
  ["pick", ["phase-pick", "power-wealthy", "race-ratmen"]],
  ["conquest", ["phase-conquest", "race-halflings", "power-flying"]],
  ["price", ["piece-mountain", "piece-tribe", "piece-fortress", "power-commando"]],
  ["die", ["power-berserk", "race-will-o-wisps"]],
  ["losses", ["race-elves", "piece-hero", "piece-dragon", "piece-hole"]],
  ["redeploy", ["phase-redeploy", "phase-retreat", "piece-encampment"]],
  ["decline", ["power-stout", "power-spirit", "race-ghouls"]],
  ["scoring", ["power-merchant", "race-dwarves", "power-alchemist"]],
  ["end", ["phase-over"]],
  ["below", ["piece-monsters", "place-altar", "relic-sword", "terrain-river", "terrain-chasm"]],
];

/** The parts that have every word of *text*. */
export function searchParts(text: string): RulesPart[] {
  const words = simplify(text).split(/\s+/).filter(Boolean);
  return PARTS.filter(([name]) => {
    const part = simplify(["", ".text", ".more"].map((end) => t(`rules-${name}${end}`)).join(" "));
    return words.every((word) => part.includes(word));
  });
}
