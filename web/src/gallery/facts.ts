// What is said of a published collection in one line.
import type { GalleryEntry } from "$/wire/types";
import { joinItems, languageCode, t } from "$/words/fluent.svelte";

const number = (entry: GalleryEntry, kind: string): number =>
  entry.things.filter((thing) => thing.kind === kind).length;

/** The author, how much is in it, and how often it was played. */
export function entryFacts(entry: GalleryEntry): string {
  const kinds = (["race", "power", "map"] as const).map((kind) => [kind, number(entry, kind)]);
  return joinItems([
    entry.ours ? t("gallery-from-us") : t("gallery-by", { author: entry.author }),
    ...kinds
      .filter(([, amount]) => amount)
      .map(([kind, amount]) => t(`gallery-${kind}s`, { amount: amount as number })),
    ...(entry.plays ? [t("gallery-plays-text", { plays: entry.plays })] : []),
  ]);
}

/** The day on which it was published. */
export const entryDate = (entry: GalleryEntry): string =>
  new Intl.DateTimeFormat(languageCode(), { dateStyle: "long" }).format(
    (entry.created ?? 0) * 1000,
  );
