// Finding things by what they are called and by what is said of them.
import { has, t } from "$/words/fluent.svelte";
import type { Kind, Thing } from "./content.svelte";

export interface Wish {
  text: string;
  /** "" for all. */
  kind: Kind | "";
  box: string;
}

export const ANYTHING: Wish = { text: "", kind: "", box: "" };

/** Without accents, case, hyphens and curly apostrophes: as people type. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘']/g, "")
    .replace(/[-‐–]/g, " ")
    .toLocaleLowerCase();

const said = (thing: Thing): string =>
  [
    has(`${thing.key}.text`) ? t(`${thing.key}.text`) : "",
    has(`${thing.key}.decline`) ? t(`${thing.key}.decline`) : "",
    t(`card-kind-${thing.kind}`),
    ...thing.effects.map((effect) => t(`effect-${effect}`)),
  ].join(" ");

/** How well *thing* fits: 0 not at all, more for its name than for its text. */
function fit(thing: Thing, words: readonly string[]): number {
  const name = plain(t(thing.key));
  const text = plain(said(thing));
  if (!words.every((word) => name.includes(word) || text.includes(word))) return 0;
  if (words.every((word) => name.includes(word))) return name.startsWith(words[0] ?? "") ? 3 : 2;
  return 1;
}

/** The things that fit, best first, otherwise in their order. */
export function search(all: readonly Thing[], wish: Wish): Thing[] {
  const words = plain(wish.text).split(/\s+/).filter(Boolean);
  return all
    .filter((thing) => !wish.kind || thing.kind === wish.kind)
    .filter((thing) => !wish.box || !thing.box || thing.box === wish.box)
    .map((thing) => ({ thing, score: words.length ? fit(thing, words) : 1 }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ thing }) => thing);
}

/** The wish as the end of an address, and back. */
export function toQuery(wish: Wish): string {
  const query = new URLSearchParams();
  if (wish.text) query.set("q", wish.text);
  if (wish.kind) query.set("kind", wish.kind);
  if (wish.box) query.set("box", wish.box);
  const text = query.toString();
  return text ? `?${text}` : "";
}

export const fromQuery = (query: URLSearchParams): Wish => ({
  text: query.get("q") ?? "",
  kind: (query.get("kind") ?? "") as Kind | "",
  box: query.get("box") ?? "",
});
