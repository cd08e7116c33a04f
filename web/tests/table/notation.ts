// Actions as the server sends them, for tests, from their texts in the notation.
import type { ActionView, Message } from "$/wire/types";

export function action(text: string): ActionView {
  const [plain = "", by] = text.split(" by ");
  const [verb = "", ...words] = plain.split(" ");
  const means = by ? by.split(" ") : [];
  const view: ActionView = {
    text,
    verb: verb as ActionView["verb"],
    ...operands(verb, words),
    ...(by ? { by: means.map(bare), ...copies(means) } : {}),
  };
  return { ...view, label: label(view) };
}

const bare = (word: string): string => word.split(":")[0] ?? "";

function copies(words: string[]): Partial<ActionView> {
  const relic = words.map((word) => word.split(":")[1]).find(Boolean);
  return relic ? { copies: relic } : {};
}

function operands(verb: string, words: string[]): Partial<ActionView> {
  const [first = "", second = "", third] = words;
  switch (verb) {
    case "place":
    case "move":
      return { piece: bare(first), ...copies([first]), region: second, count: Number(third ?? 1) };
    case "pick":
      return third ? { slot: Number(first), swap: Number(third) } : { slot: Number(first) };
    case "ally":
      return { seat: Number(first) };
    case "deploy":
      return { region: first, tokens: Number(second) };
    default:
      return first ? { region: first } : {};
  }
}

/** A simple label; the tests of the server check the real ones. */
function label({ verb, region, piece, seat, by, count, tokens }: ActionView): Message {
  const name = (kind: string, key: string) => ({ type: "name" as const, kind, key });
  const args: Message["args"] = { amount: count ?? tokens ?? 1, coins: 0 };
  if (region) args["region"] = name("region", region);
  if (piece) args["piece"] = name("piece", piece);
  if (seat) args["seat"] = { type: "seat", number: seat };
  if (by) args["means"] = by.map((key) => name("means", key));
  if (verb === "pick") args["army"] = name("race", "elves");
  const key = verb === "roll" && !region ? "do-roll-first" : `do-${verb}${by ? "-by" : ""}`;
  return { type: "message", key, args };
}

export const actions = (...texts: string[]): ActionView[] => texts.map(action);
