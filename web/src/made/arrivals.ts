// Collections that come from elsewhere: the text of a file, or a link.
import { checkCollection, showShared } from "$/wire/http";
import { t } from "$/words/fluent.svelte";
import { mistakeText } from "$/words/sentences";
import type { CollectionTree } from "./library.svelte";
import { shortNameIn, textInFragment } from "./links";

/** A collection that can be used, or sentences that say why not. */
export type Arrival = { tree: CollectionTree; problems: [] } | { tree: null; problems: string[] };

const failed = (...problems: string[]): Arrival => ({ tree: null, problems });

/** Reads the text of a file, in TOML or JSON. */
export async function readText(text: string): Promise<Arrival> {
  const format = text.trimStart().startsWith("{") ? "json" : "toml";
  const { content, mistakes = [] } = await checkCollection({ text, format });
  if (!content) return failed(...mistakes.map(mistakeText));
  return { tree: JSON.parse(content) as CollectionTree, problems: [] };
}

/** Reads a link that carries a collection. */
export async function readLink(address: string): Promise<Arrival> {
  if (!URL.canParse(address.trim(), location.href)) return failed(t("workshop-bad-link"));
  const { pathname, hash } = new URL(address.trim(), location.href);
  const short = shortNameIn(pathname);
  const text = short ? (await showShared(short)).content : await textInFragment(hash);
  return text === null ? failed(t("workshop-bad-link")) : readText(text);
}
