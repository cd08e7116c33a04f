// Which languages are complete: every message and attribute of the English files is there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ENGLISH = "en";
const ENTRY = /^(?:(-?[a-zA-Z][\w-]*) *=| +\.([a-zA-Z][\w-]*) *=)/gm;

/** The keys of one file, attributes as `key.attribute`. */
export function keysOf(text: string): string[] {
  let message = "";
  return [...text.matchAll(ENTRY)].map(([, key, attribute]) => {
    if (key) message = key;
    return attribute ? `${message}.${attribute}` : message;
  });
}

const keysIn = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith(".ftl"))
      .flatMap((file) => keysOf(readFileSync(join(folder, file), "utf8"))),
  );

/** The codes of the languages below *folder* that can be shown to people. */
export function complete(folder: string): string[] {
  const english = [...keysIn(join(folder, ENGLISH))].filter((key) => !key.startsWith("-"));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map((entry) => entry.name)
    .filter((code) => {
      const keys = keysIn(join(folder, code));
      return english.every((key) => keys.has(key));
    })
    .sort();
}
