// Every message in every language has the same bytes here as in Python, whatever its arguments.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Message, Mistake } from "$/wire/types";
import { languages, t, useLanguage } from "$/words/fluent.svelte";
import { armyName, mistakeReason, Teller } from "$/words/sentences";
import { keyArgument, type Argument } from "$/words/message";

interface Spoken {
  message: Message;
  text: string;
}

const ROOT = join(import.meta.dirname, "../../..");
const SEATS = ["Ada", "Bořek"];
const python = join(ROOT, ".venv/bin/python");
const whole = process.env["WHOLE"] ? ["--whole"] : [];

/** What Python says in the language *code*: `tests/words/every_message.py`. */
function spokenByPython(code: string): Spoken[] {
  const output = execFileSync(python, ["-m", "tests.words.every_message", code, ...whole], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: `${ROOT}/src:${ROOT}` },
    maxBuffer: 2 ** 30,
  });
  return JSON.parse(output.toString("utf8")) as Spoken[];
}

function use(code: string): void {
  const folder = join(ROOT, "src/elbowroom/words", code);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  useLanguage(
    code,
    files.map((file) => readFileSync(join(folder, file), "utf8")),
  );
}

/** *message* as a mistake on the wire, if it is one: its arguments are texts, numbers and lists of texts. */
function asMistake({ key, args = {} }: Message): Mistake | null {
  if (!/^(collection|mistake|notation)-/.test(key)) return null;
  const plain = (arg: Argument): Mistake["args"][string] => {
    if (typeof arg === "number") return arg;
    if (Array.isArray(arg)) return arg.map((each) => String(plain(each)));
    return arg.type === "text" ? arg.text : "?";
  };
  const texts = Object.entries(args).map(([name, arg]) => [name, plain(arg)] as const);
  const isWhole = texts.every(([, text]) => !text.toString().includes("?"));
  return isWhole ? { place: "", key, args: Object.fromEntries(texts) } : null;
}

describe.each(languages)("the language %s", (code) => {
  it("has the same bytes as in Python", { timeout: 300_000 }, () => {
    use(code);
    const teller = new Teller(SEATS, null);
    const ours = ({ message }: Spoken): string =>
      message.key.includes(".") ? t(message.key) : teller.say(message);
    const spoken = spokenByPython(code);
    expect(spoken.length).toBeGreaterThan(1000);
    for (const { message, text } of spoken.filter((each) => each.message.key === "army-name")) {
      const [race, power] = [keyArgument(message, "race"), keyArgument(message, "power")];
      if (race && power) expect(armyName(race, power)).toBe(text);
    }
    const mistakes = spoken
      .map((each) => ({ mistake: asMistake(each.message), text: each.text }))
      .filter((each) => each.mistake);
    expect(mistakes.length).toBeGreaterThan(50);
    const lists = mistakes.flatMap(({ mistake }) =>
      Object.values(mistake?.args ?? {}).filter(Array.isArray),
    );
    expect(new Set(lists.map((list) => list.length))).toEqual(new Set([1, 2, 3]));
    for (const { mistake, text } of mistakes)
      if (mistake) expect(mistakeReason(mistake)).toBe(text);
    const differences = spoken.filter((each) => ours(each) !== each.text);
    expect(differences.slice(0, 9).map((each) => [each.message, each.text, ours(each)])).toEqual(
      [],
    );
  });
});
