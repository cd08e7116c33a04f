// Every text that people see comes from the Fluent files, in the language of their choice.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { settings } from "$/state/settings.svelte";
import { FORM } from "./forms";

export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";
/** Without Unicode isolation marks: names and sentences have the same direction. */
const BUNDLE = { useIsolating: false, functions: { FORM } };
// Our English is British: no comma before "and" in a list.
const LISTS: Record<string, string> = { en: "en-GB" };
const RESOURCES = [
  "content",
  "coins",
  "explain",
  "events",
  "hint",
  "help",
  "story",
  "table",
  "web",
];
// One lazily loaded file for each language and resource; a new folder of words is a new language.
const files = import.meta.glob<string>(
  "$words/*/{content,coins,explain,events,hint,help,story,table,web}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

const language = (file: string): string => file.split("/").at(-2) ?? FALLBACK;
const resource = (file: string): string => file.split("/").at(-1)?.replace(".ftl", "") ?? "";

// Filled in when the page is built, see scripts/languages.ts.
declare const __LANGUAGES__: string[];

/** The languages that are complete, as codes. */
export const languages: string[] = __LANGUAGES__;

/** The language in use, and English for what it lacks. */
const current = $state<{
  code: string;
  bundle: FluentBundle | null;
  fallback: FluentBundle | null;
}>({
  code: FALLBACK,
  bundle: null,
  fallback: null,
});

async function load(code: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, BUNDLE);
  const paths = Object.keys(files)
    .filter((file) => language(file) === code && RESOURCES.includes(resource(file)))
    .sort((one, other) => RESOURCES.indexOf(resource(one)) - RESOURCES.indexOf(resource(other)));
  for (const text of await Promise.all(paths.map((file) => files[file]?.() ?? "")))
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Load and use the language of the settings, or else the best match for the browser's. */
export async function loadLanguage(): Promise<void> {
  const preferences = settings.language ? [settings.language] : navigator.languages;
  const [code = FALLBACK] = negotiateLanguages([...preferences], languages, {
    defaultLocale: FALLBACK,
    strategy: "lookup",
  });
  current.fallback ??= await load(FALLBACK);
  const bundle = code === FALLBACK ? current.fallback : await load(code);
  current.code = code;
  current.bundle = bundle;
  document.documentElement.lang = code;
}

/** For tests: use the messages of these Fluent texts. */
export function useTexts(...texts: string[]): void {
  const bundle = new FluentBundle(FALLBACK, BUNDLE);
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  current.code = FALLBACK;
  current.bundle = current.fallback = bundle;
}

/** The code of the language in use. */
export const languageCode = (): string => current.code;

/** The pattern for *key* and the bundle that it belongs to. */
function pattern(key: string): [FluentBundle, NonNullable<unknown>] | null {
  const [id = "", attribute] = key.split(".");
  for (const bundle of [current.bundle, current.fallback]) {
    const message = bundle?.getMessage(id);
    const value = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && value) return [bundle, value];
  }
  return null;
}

/** Whether there is a text for *key* (`race-elves` or `race-elves.decline`). */
export const has = (key: string): boolean => pattern(key) !== null;

/** The text for *key*; the key itself if there is none, so that tests notice it. */
export function t(key: string, args: Args = {}): string {
  const match = pattern(key);
  if (!match) return key;
  const [bundle, words] = match;
  return bundle.formatPattern(words as Parameters<FluentBundle["formatPattern"]>[0], args, []);
}

/** The text for *key* in one of its forms (an attribute such as `acc`), or else the plain text. */
export const inForm = (key: string, form: string, args: Args = {}): string =>
  t(form && has(`${key}.${form}`) ? `${key}.${form}` : key, args);

function joinList(items: readonly string[], type: "conjunction" | "unit"): string {
  return new Intl.ListFormat(LISTS[current.code] ?? current.code, { type }).format(items);
}

/** Names as a list in prose: a, b and c. */
export const joinNames = (items: readonly string[]): string => joinList(items, "conjunction");

/** Whole sentences as one text. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text ? t("text-goes-on", { text, next }) : next), "");

/** Items of a table or a sum, separated by commas: a, b, c. */
export const joinItems = (items: readonly string[]): string => joinList(items, "unit");
