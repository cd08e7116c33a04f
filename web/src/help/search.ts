// Search for things by their names and texts.
import { has, t } from "$/words/fluent.svelte";
import type { Kind, Thing } from "./content.svelte";

export interface CardFilter {
  text: string;
  /** "" for all. */
  kind: Kind | "";
  box: string;
}

export const NO_FILTER: CardFilter = { text: "", kind: "", box: "" };

/** Without accents, case, hyphens and apostrophes, as people type. */
export const simplify = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘']/g, "")
    .replace(/[-‐–]/g, " ")
    .toLocaleLowerCase();

const searchText = (thing: Thing): string =>
  [
    has(`${thing.key}.text`) ? t(`${thing.key}.text`) : "",
    has(`${thing.key}.decline`) ? t(`${thing.key}.decline`) : "",
    t(`card-kind-${thing.kind}`),
    ...thing.effects.map((effect) => t(`effect-${effect}`)),
  ].join(" ");

/** How well *thing* matches: 0 not at all, more for its name than for its text. */
function score(thing: Thing, words: readonly string[]): number {
  const name = simplify(t(thing.key));
  const text = simplify(searchText(thing));
  if (!words.every((word) => name.includes(word) || text.includes(word))) return 0;
  if (words.every((word) => name.includes(word))) return name.startsWith(words[0] ?? "") ? 3 : 2;
  return 1;
}

/** The things that match, the best first, otherwise in their order. */
export function search(all: readonly Thing[], filter: CardFilter): Thing[] {
  const words = simplify(filter.text).split(/\s+/).filter(Boolean);
  return all
    .filter((thing) => !filter.kind || thing.kind === filter.kind)
    .filter((thing) => !filter.box || !thing.box || thing.box === filter.box)
    .map((thing) => ({ thing, score: words.length ? score(thing, words) : 1 }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ thing }) => thing);
}

/** The filter as the query of an address. */
export function toQuery(filter: CardFilter): string {
  const query = new URLSearchParams();
  if (filter.text) query.set("q", filter.text);
  if (filter.kind) query.set("kind", filter.kind);
  if (filter.box) query.set("box", filter.box);
  const text = query.toString();
  return text ? `?${text}` : "";
}

export const fromQuery = (query: URLSearchParams): CardFilter => ({
  text: query.get("q") ?? "",
  kind: (query.get("kind") ?? "") as Kind | "",
  box: query.get("box") ?? "",
});
