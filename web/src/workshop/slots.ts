// A sentence with places for menus: its message is formatted with marks, which are cut out again.
import { FluentNumber } from "@fluent/bundle";
import { t, type Args } from "$/words/fluent.svelte";

const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = new RegExp(`${OPEN}([a-z]+)${CLOSE}`);
const mark = (name: string): string => `${OPEN}${name}${CLOSE}`;

/** A number that chooses the plural form, but is written as a mark. */
class MarkedNumber extends FluentNumber {
  constructor(
    value: number,
    readonly name: string,
  ) {
    super(value);
  }
  override toString(): string {
    return mark(this.name);
  }
}

/** Words of a sentence, or the name of what stands in their place. */
export type Piece = { text: string } | { slot: string };

/** A number for which every language writes the number itself: "the first region" has none. */
const PLAIN_PLURAL = 2;

/** The pieces of the message *key*; *numbers* are those in it, *others* all further arguments. */
export function pieces(
  key: string,
  numbers: Readonly<Record<string, number>>,
  others: readonly string[],
): Piece[] {
  const said = cut(key, numbers, others);
  const slots = said.map((piece) => ("slot" in piece ? piece.slot : ""));
  const hidden = Object.keys(numbers).filter((name) => !slots.includes(name));
  if (!hidden.length) return said;
  // A number must have its menu even where the sentence does not name it, or it could not be changed.
  const plural = Object.fromEntries(hidden.map((name) => [name, PLAIN_PLURAL]));
  return cut(key, { ...numbers, ...plural }, others);
}

function cut(
  key: string,
  numbers: Readonly<Record<string, number>>,
  others: readonly string[],
): Piece[] {
  const args: Args = Object.fromEntries([
    ...Object.entries(numbers).map(([name, value]) => [name, new MarkedNumber(value, name)]),
    ...others.map((name) => [name, mark(name)]),
  ]) as Args;
  // Splitting by a pattern with a group gives texts and names in turn.
  return t(key, args)
    .split(MARKS)
    .map((part, place): Piece => (place % 2 ? { slot: part } : { text: part }))
    .filter((piece) => "slot" in piece || piece.text.trim() !== "");
}

/** The sentence with its *numbers* and with dots for everything else, for a list to choose from. */
export const outline = (
  key: string,
  numbers: Readonly<Record<string, number>>,
  others: readonly string[],
): string =>
  pieces(key, numbers, others)
    .map((piece) => ("text" in piece ? piece.text : String(numbers[piece.slot] ?? "…")))
    .join("");
