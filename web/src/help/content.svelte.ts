// What is in the boxes, as the server describes it: keys and numbers. The texts are in Fluent files.
import { madeCard, madeMessage } from "$/made/cards.svelte";
import { ask } from "$/wire/http";
import type { Content, GroundFacts, MadeCard, PieceFacts, TraitFacts } from "$/wire/types";

export const KINDS = [
  "race",
  "power",
  "place",
  "relic",
  "piece",
  "terrain",
  "symbol",
  "phase",
] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that has a card. */
export interface Thing {
  /** The key of its message, `race-elves`. */
  key: string;
  /** Its key in the notation, `elves`. */
  bare: string;
  kind: Kind;
  /** "" for what belongs to every box. */
  box: string;
  tokens: number;
  tray: number;
  extra: number;
  supply: number;
  defence: number;
  immune: boolean;
  price: number | null;
  brings: Record<string, number>;
  effects: string[];
}

const BLANK = {
  box: "",
  tokens: 0,
  tray: 0,
  extra: 0,
  supply: 0,
  defence: 0,
  immune: false,
  price: null,
  brings: {},
  effects: [],
};

/** A thing of which only the key is contents. */
export function bareThing(key: string): Thing {
  const [kind = "", ...rest] = key.split("-");
  return { ...BLANK, key, bare: rest.join("-"), kind: kind as Kind };
}

const fromTrait = (facts: TraitFacts): Thing => ({
  ...BLANK,
  key: facts.words,
  bare: facts.key,
  kind: facts.kind,
  box: facts.box,
  tokens: facts.tokens ?? 0,
  tray: facts.tray ?? 0,
  extra: facts.extra ?? 0,
  brings: facts.brings ?? {},
  effects: facts.effects ?? [],
});

const fromPiece = (facts: PieceFacts): Thing => ({
  ...bareThing(facts.words),
  box: facts.box,
  supply: facts.supply,
  defence: facts.defence ?? 0,
  immune: facts.immune ?? false,
});

const fromGround = (facts: GroundFacts): Thing => ({
  ...bareThing(facts.words),
  bare: facts.key,
  box: facts.box,
  price: facts.price ?? null,
});

/** A home-made race or power. */
export const fromMade = (card: MadeCard): Thing => ({
  ...BLANK,
  key: madeMessage(card),
  bare: card.key,
  kind: card.kind,
  tokens: card.tokens,
  tray: card.tray ?? 0,
  extra: card.extra ?? 0,
  brings: card.brings ?? {},
});

/** Every thing there is a card for, in the order of the boxes. */
export function things(content: Content): Thing[] {
  const traits = [content.races, content.powers, content.places, content.relics].flat();
  return [
    ...traits.map(fromTrait),
    ...content.pieces.map(fromPiece),
    ...content.markers.map(({ words, box }) => ({ ...bareThing(words), box: box ?? "" })),
    ...content.terrains.map(fromGround),
    ...content.symbols.map(fromGround),
    ...content.phases.map((bare) => bareThing(`phase-${bare}`)),
  ];
}

let contents = $state.raw({ all: [] as Thing[], byKey: {} as Record<string, Thing>, fewest: 0 });
let request: Promise<void> | null = null;

/** Use these contents; tests call it directly. */
export function setContent(content: Content): void {
  const all = things(content);
  const byKey = Object.fromEntries(all.map((thing) => [thing.key, thing]));
  contents = { all, byKey, fewest: content.fewest };
}

/** Load the contents from the server, once; after a failure the next call tries again. */
export function loadContent(): Promise<void> {
  request ??= ask<Content>("GET", "/api/content").then(setContent, (reason: unknown) => {
    request = null;
    throw reason;
  });
  return request;
}

export const allThings = (): Thing[] => contents.all;
/** The number of races, and of powers, that must remain when a table leaves things out. */
export const fewest = (): number => contents.fewest;
export function thingOf(key: string): Thing {
  const made = madeCard(key);
  return made ? fromMade(made) : (contents.byKey[key] ?? bareThing(key));
}
