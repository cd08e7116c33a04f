// Which languages are complete: they have every message and every text of the English files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Message, parse, Resource } from "@fluent/syntax";

const ENGLISH = "en";

/** The attributes that are texts, as in `words/__init__.py`; all others are forms of a name. */
const TEXTS = ["text", "decline", "more"];

/** The keys of the messages in a file; texts in attributes are `key.attribute`. */
export function keysOf(text: string): string[] {
  return messagesOf(parse(text, { withSpans: false })).flatMap(({ id, value, attributes }) => [
    ...(value ? [id.name] : []),
    ...attributes
      .filter((attribute) => TEXTS.includes(attribute.id.name))
      .map((attribute) => `${id.name}.${attribute.id.name}`),
  ]);
}

const messagesOf = (resource: Resource): Message[] =>
  resource.body.filter((entry) => entry instanceof Message);

const keysIn = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith(".ftl"))
      .flatMap((file) => keysOf(readFileSync(join(folder, file), "utf8"))),
  );

/** The codes of the languages below *folder* that are complete, English included. */
export function completeLanguages(folder: string): string[] {
  const english = [...keysIn(join(folder, ENGLISH))];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map((entry) => entry.name)
    .filter((code) => {
      const keys = keysIn(join(folder, code));
      return english.every((key) => keys.has(key));
    })
    .sort();
}
