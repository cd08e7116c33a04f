// Words: every text that people see comes from the Fluent files, in the language they chose.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { settings } from "$/state/settings.svelte";
import { FORM } from "./forms";

export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";
/** Isolation marks are of no use where names and sentences run in one direction. */
const BUNDLE = { useIsolating: false, functions: { FORM } };
// Our English is British: no comma before "and" in a list.
const LISTS: Record<string, string> = { en: "en-GB" };
const ROOMS = ["content", "coins", "explain", "events", "hint", "help", "story", "table", "web"];
// One lazily loaded file for each language and room; a new folder of words is a new language.
const files = import.meta.glob<string>(
  "$words/*/{content,coins,explain,events,hint,help,story,table,web}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

const language = (file: string): string => file.split("/").at(-2) ?? FALLBACK;
const room = (file: string): string => file.split("/").at(-1)?.replace(".ftl", "") ?? "";

// Filled in when the page is built, see scripts/languages.ts.
declare const __LANGUAGES__: string[];

/** The languages that are complete, as codes. */
export const languages: string[] = __LANGUAGES__;

const spoken = $state<{ code: string; bundle: FluentBundle | null; fallback: FluentBundle | null }>(
  {
    code: FALLBACK,
    bundle: null,
    fallback: null,
  },
);

async function load(code: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, BUNDLE);
  const mine = Object.keys(files)
    .filter((file) => language(file) === code && ROOMS.includes(room(file)))
    .sort((one, other) => ROOMS.indexOf(room(one)) - ROOMS.indexOf(room(other)));
  for (const text of await Promise.all(mine.map((file) => files[file]?.() ?? "")))
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Speak the language of the settings, or the best of those the browser asks for. */
export async function speak(): Promise<void> {
  const wanted = settings.language ? [settings.language] : navigator.languages;
  const [code = FALLBACK] = negotiateLanguages([...wanted], languages, {
    defaultLocale: FALLBACK,
    strategy: "lookup",
  });
  spoken.fallback ??= await load(FALLBACK);
  const bundle = code === FALLBACK ? spoken.fallback : await load(code);
  spoken.code = code;
  spoken.bundle = bundle;
  document.documentElement.lang = code;
}

/** For tests: words from texts at hand. */
export function speakFrom(...texts: string[]): void {
  const bundle = new FluentBundle(FALLBACK, BUNDLE);
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  spoken.code = FALLBACK;
  spoken.bundle = spoken.fallback = bundle;
}

export const tongue = (): string => spoken.code;

function pattern(key: string): [FluentBundle, NonNullable<unknown>] | null {
  const [id = "", attribute] = key.split(".");
  for (const bundle of [spoken.bundle, spoken.fallback]) {
    const message = bundle?.getMessage(id);
    const found = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && found) return [bundle, found];
  }
  return null;
}

/** Whether there is a text for *key* (`race-elves` or `race-elves.decline`). */
export const has = (key: string): boolean => pattern(key) !== null;

/** The text for *key*; the key itself where there is none, which tests look out for. */
export function t(key: string, args: Args = {}): string {
  const found = pattern(key);
  if (!found) return key;
  const [bundle, words] = found;
  return bundle.formatPattern(words as Parameters<FluentBundle["formatPattern"]>[0], args, []);
}

/** The text for *key* in one of its forms (an attribute such as `acc`), else as it is. */
export const inForm = (key: string, form: string, args: Args = {}): string =>
  t(form && has(`${key}.${form}`) ? `${key}.${form}` : key, args);

function joined(items: readonly string[], type: "conjunction" | "unit"): string {
  return new Intl.ListFormat(LISTS[spoken.code] ?? spoken.code, { type }).format(items);
}

/** Names as a list to read: a, b and c. */
export const listed = (items: readonly string[]): string => joined(items, "conjunction");

/** Whole sentences, one after the other. */
export const running = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text ? t("text-goes-on", { text, next }) : next), "");

/** Items of a table or a sum, one after the other: a, b, c. */
export const enumerated = (items: readonly string[]): string => joined(items, "unit");
