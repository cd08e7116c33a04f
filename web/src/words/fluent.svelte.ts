// Every text that people see comes from the Fluent files, in the language of their choice.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { settings } from "$/state/settings.svelte";
import { FORM, Inflected } from "./forms";

export type Args = Record<string, FluentVariable>;

const FALLBACK = "en";
/** Without Unicode isolation marks: names and sentences have the same direction. */
const BUNDLE = { useIsolating: false, functions: { FORM } };
// Our English is British: no comma before "and" in a list.
const LISTS: Record<string, string> = { en: "en-GB" };
// The form of a list of which the reader takes one, as in `words/__init__.py`.
const OR = "or";
// The files of words that the page has, each loaded when its language is used; a new folder of words
// is a new language.
const files = import.meta.glob<string>(
  "$words/*/{content,regions,collections,coins,explain,events,gallery,hint,help,painter,recap,story,table,web,workshop}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

// Those that most visits do without; see `loadWords`.
const laterFiles = import.meta.glob<string>("$words/*/{people,review}.ftl", {
  query: "?raw",
  import: "default",
});

const language = (file: string): string => file.split("/").at(-2) ?? FALLBACK;

/** For tests: the names of the English files. */
export const fileNames = (): string[] =>
  Object.keys({ ...files, ...laterFiles })
    .filter((file) => language(file) === FALLBACK)
    .map((file) => file.split("/").at(-1) ?? "");

// Filled in when the page is built, see scripts/languages.ts.
declare const __LANGUAGES__: string[];

/** The languages that are complete, as codes. */
export const languages: string[] = __LANGUAGES__;

/** The language in use; only complete ones are offered, so that nothing else is needed. */
const current = $state<{ code: string; bundle: FluentBundle | null }>({
  code: FALLBACK,
  bundle: null,
});

/** The later files that some page has asked for, by name. */
const inUse: string[] = [];

async function load(code: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, BUNDLE);
  const later = Object.entries(laterFiles).filter(([file]) =>
    inUse.some((name) => file.endsWith(`/${name}.ftl`)),
  );
  const loaders = [...Object.entries(files), ...later].filter(([file]) => language(file) === code);
  for (const text of await Promise.all(loaders.map(([, loader]) => loader())))
    bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Load one of the later files, before the first of its messages is shown. */
export async function loadWords(name: "people" | "review"): Promise<void> {
  if (inUse.includes(name)) return;
  const file = Object.keys(laterFiles).find((each) =>
    each.endsWith(`/${current.code}/${name}.ftl`),
  );
  const text = (await laterFiles[file ?? ""]?.()) ?? "";
  inUse.push(name);
  current.bundle?.addResource(new FluentResource(text));
}

// Other codes for languages that we have, as in `words/__init__.py`.
const ALIASES = /^(no|nn)\b/;

/** Load and use the language of the settings, or else the best match for the browser's. */
export async function loadLanguage(): Promise<void> {
  const preferences = settings.language ? [settings.language] : navigator.languages;
  const wishes = preferences.map((wish) => wish.replace(ALIASES, "nb"));
  const [code = FALLBACK] = negotiateLanguages(wishes, languages, {
    defaultLocale: FALLBACK,
    strategy: "lookup",
  });
  const bundle = await load(code);
  current.code = code;
  current.bundle = bundle;
  document.documentElement.lang = code;
}

/** For tests: use the messages of these Fluent texts, in the language *code*. */
export function useLanguage(code: string, texts: readonly string[]): void {
  const bundle = new FluentBundle(code, BUNDLE);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  current.code = code;
  current.bundle = bundle;
}

/** For tests: use these English texts. */
export const useTexts = (...texts: string[]): void => useLanguage(FALLBACK, texts);

/** Texts of home-made things by message key, in whatever language is in use; see `made/names`. */
let learned = $state.raw<Record<string, () => string>>({});

/** Know these texts, and no other home-made ones, from now on. */
export function learn(texts: Record<string, () => string>): void {
  learned = texts;
}

/** Whether *key* is the message of a home-made thing. */
export const isLearned = (key: string): boolean => key in learned;

/** The code of the language in use. */
export const languageCode = (): string => current.code;

/** A number as the language writes it: its minus, its groups of digits. */
export const number = (value: number): string => new Intl.NumberFormat(current.code).format(value);

/** The pattern for *key* and the bundle that it belongs to. */
function pattern(key: string): [FluentBundle, NonNullable<unknown>] | null {
  const [id = "", attribute] = key.split(".");
  const message = current.bundle?.getMessage(id);
  const value = attribute ? message?.attributes[attribute] : message?.value;
  return current.bundle && value ? [current.bundle, value] : null;
}

/** Whether there is a text for *key* (`race-elves` or `race-elves.decline`). */
export const has = (key: string): boolean => isLearned(key) || pattern(key) !== null;

/** The text for *key*; the key itself if there is none, so that tests notice it. */
export function t(key: string, args: Args = {}): string {
  const made = learned[key];
  if (made) return made();
  const match = pattern(key);
  if (!match) return key;
  const [bundle, words] = match;
  return bundle.formatPattern(words as Parameters<FluentBundle["formatPattern"]>[0], args, []);
}

/** The text for *key* in one of its forms (an attribute such as `acc`), or else the plain text. */
export const inForm = (key: string, form: string, args: Args = {}): string =>
  t(form && has(`${key}.${form}`) ? `${key}.${form}` : key, args);

/** The message *key* as an argument of another message, which may ask for any of its forms. */
export const word = (key: string): Inflected => new Inflected((form) => inForm(key, form));

/** Names as a list in prose: a, b and c; in the form "or" a, b or c. */
export function joinNames(items: readonly string[], form = ""): string {
  const type = form === OR ? "disjunction" : "conjunction";
  return new Intl.ListFormat(LISTS[current.code] ?? current.code, { type }).format(items);
}

/** Whole sentences as one text. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text ? t("text-goes-on", { text, next }) : next), "");

/** Items of a table or a sum, separated by commas: a, b, c. */
export const joinItems = (items: readonly string[]): string => items.join(t("items-separator"));
