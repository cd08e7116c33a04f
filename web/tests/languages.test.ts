import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "$/words/fluent.svelte";
import { completeLanguages, keysOf } from "../scripts/languages";

function words(texts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  for (const [code, text] of Object.entries(texts)) {
    mkdirSync(join(folder, code));
    writeFileSync(join(folder, code, "some.ftl"), text);
  }
  return folder;
}

describe("languages", () => {
  it("reads messages and their attributes, but no comments and variants", () => {
    const plural = "a = A { $n ->\n    [one] x = y\n   *[other] z\n }\n";
    const text = `# b = no\n${plural}    .text = T\n    .acc = a form, which is no text\n`;
    expect(keysOf(text)).toEqual(["a", "a.text"]);
  });

  it("counts neither terms nor what cannot be parsed", () => {
    expect(keysOf("-term = T\n    .form = F\na =\nb = B {\nc = C\n")).toEqual(["c"]);
  });

  it("lists only those that are complete", () => {
    const folder = words({
      en: "a = A\n    .text = T\nb = B\n",
      sv: "b = B\na = A\n    .text = T\n",
      da: "a = A\nb = B\n",
      __pycache__: "",
    });
    expect(completeLanguages(folder)).toEqual(["en", "sv"]);
  });

  it("has English", () => {
    expect(languages).toContain("en");
  });
});
