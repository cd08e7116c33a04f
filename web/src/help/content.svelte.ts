// What is in the boxes, as the server knows it: numbers and keys. Names and sentences are words.
import { ask } from "$/wire/http";
import type { Content, GroundFacts, PieceFacts, TraitFacts } from "$/wire/types";

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
  /** Its message in the words, `race-elves`. */
  key: string;
  /** Its name in the notation, `elves`. */
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

/** A thing by its key alone, for as long as nothing else is known of it. */
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

let known = $state.raw({ all: [] as Thing[], byKey: {} as Record<string, Thing>, fewest: 0 });
let asked: Promise<void> | null = null;

/** For tests, and for whoever has the contents already. */
export function knowContent(content: Content): void {
  const all = things(content);
  const byKey = Object.fromEntries(all.map((thing) => [thing.key, thing]));
  known = { all, byKey, fewest: content.fewest };
}

/** Ask for the contents, once; a second try is made after a failure. */
export function loadContent(): Promise<void> {
  asked ??= ask<Content>("GET", "/api/content").then(knowContent, (reason: unknown) => {
    asked = null;
    throw reason;
  });
  return asked;
}

export const allThings = (): Thing[] => known.all;
/** So many races, and as many powers, must remain when a table leaves things out. */
export const fewest = (): number => known.fewest;
export const thingOf = (key: string): Thing => known.byKey[key] ?? bareThing(key);
