// The home-made races and powers at the table on the screen: their names, rules, icons and numbers.
import { showCards } from "$/wire/http";
import type { MadeCard, TableInfo } from "$/wire/types";
import { joinSentences, languageCode, learn } from "$/words/fluent.svelte";
import { Teller } from "$/words/sentences";
import { loadIconNames, madeIconAddress, setMadeIcons } from "./icons.svelte";

const ENGLISH = "en";

let byMessage = $state.raw<Record<string, MadeCard>>({});

/** The message of a home-made thing: `race-mole-men`. */
export const madeMessage = ({ kind, key }: Pick<MadeCard, "kind" | "key">): string =>
  `${kind}-${key}`;

/** The card of a home-made thing by its message; undefined for what is in the boxes. */
export const madeCard = (message: string): MadeCard | undefined => byMessage[message];

/** All of them, in the order of the collections. */
export const madeCards = (): MadeCard[] => Object.values(byMessage);

/** A name in the reader's language, or else in English, or else in the first language it has. */
export function nameOf(name: Readonly<Record<string, string>>): string {
  const code = languageCode();
  return name[code] ?? name[code.split("-")[0] ?? ""] ?? name[ENGLISH] ?? firstOf(name);
}

const firstOf = (name: Readonly<Record<string, string>>): string => Object.values(name)[0] ?? "";

/** What a home-made thing does, sentence by sentence. */
export function rulesOf(card: MadeCard): string[] {
  const teller = new Teller([], null);
  return card.rules.map((rule) => teller.say(rule));
}

/** Know these cards, and no other home-made ones, everywhere on the page. */
export async function learnCards(cards: readonly MadeCard[]): Promise<void> {
  learnedTable = "";
  const texts = cards.flatMap((card) => [
    [madeMessage(card), () => nameOf(card.name)] as const,
    [`${madeMessage(card)}.text`, () => joinSentences(rulesOf(card))] as const,
  ]);
  learn(Object.fromEntries(texts));
  byMessage = Object.fromEntries(cards.map((card) => [madeMessage(card), card]));
  if (!cards.length) return setMadeIcons({});
  const known = await loadIconNames();
  const icons = cards.map((card) => [madeMessage(card), madeIconAddress(card, known)]);
  setMadeIcons(Object.fromEntries(icons) as Record<string, string>);
}

/** The table whose cards are known, whose content never changes; "" for cards of another kind. */
let learnedTable = "";

/** Know the home-made things of a table; one without any forgets those of another. */
export async function learnTable(info: Pick<TableInfo, "id" | "content">): Promise<void> {
  if (info.id === learnedTable) return;
  try {
    await learnCards(info.content ? (await showCards(info.id)).cards : []);
    learnedTable = info.id;
  } catch {
    // Without an answer things go by their keys; the next look at the table asks again.
  }
}
