// How the board moves for a line of the log: which regions pop, drop or shake.
import type { Entry } from "$/wire/types";

export type Effect = "conquered" | "deployed" | "lost" | "failed" | "placed";

const EFFECTS: Record<string, Effect> = {
  conquered: "conquered",
  reborn: "conquered",
  balrog: "placed",
  deployed: "deployed",
  lost: "lost",
  failed: "failed",
  found: "placed",
  placed: "placed",
  moved: "placed",
  volcano: "placed",
};
/** What was taken tells more than what was lost there. */
const WEIGHT: Effect[] = ["lost", "failed", "deployed", "placed", "conquered"];

export function effectsOf(entry: Entry | null): Map<string, Effect> {
  const found = new Map<string, Effect>();
  for (const { kind, region } of entry?.events ?? []) {
    const effect = EFFECTS[kind];
    if (!effect || !region) continue;
    const before = found.get(region);
    if (!before || WEIGHT.indexOf(effect) > WEIGHT.indexOf(before)) found.set(region, effect);
  }
  return found;
}
