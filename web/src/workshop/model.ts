// A collection while it is being made: what the menus change, and the tree that the server checks.
import type { CollectionTree, MapTree, ThingTree } from "$/made/library.svelte";
import type { CheckedCollection, CheckedEffect, EffectForm, SetNode } from "$/wire/types";
import { draftMap, mapTree, newMap as blankMap, type DraftMap } from "./painter/board";

export type Kind = "race" | "power";
export type Value = string | number | boolean;

/** An effect: its form in the vocabulary, its fields, and its SETs by field. */
export interface DraftEffect {
  readonly id: number;
  readonly form: string;
  readonly data: Readonly<Record<string, Value>>;
  readonly sets: Readonly<Record<string, SetNode>>;
}

export interface DraftThing {
  readonly id: number;
  readonly kind: Kind;
  /** Its key if a file gave it one; "" for one that follows from the name. */
  readonly key: string;
  readonly name: Readonly<Record<string, string>>;
  readonly tokens: number;
  readonly icon: string;
  readonly flavour: string;
  readonly standIn: string;
  readonly effects: readonly DraftEffect[];
}

export interface DraftCollection {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly things: readonly DraftThing[];
  readonly maps: readonly DraftMap[];
}

const ENGLISH = "en";
const LONGEST_KEY = 40;
let lastId = 0;
const newId = (): number => (lastId += 1);

// ---------------------------------------------------------------------- new ones

export const newCollection = (name: string, author: string): DraftCollection => ({
  name,
  author,
  licence: "",
  things: [],
  maps: [],
});

export const newMap = (name: string): DraftMap => blankMap(newId(), name);

export const newThing = (kind: Kind, name: string): DraftThing => ({
  id: newId(),
  kind,
  key: "",
  name: { [ENGLISH]: name },
  tokens: kind === "race" ? 5 : 4,
  icon: "",
  flavour: "",
  standIn: "",
  effects: [],
});

/** An effect of *form* as the vocabulary shows it; the SETs of examples are single words. */
export function newEffect(form: EffectForm): DraftEffect {
  const fields = [form.regions, form.where].filter((set) => set !== null);
  const sets = fields.map(({ field }) => [field, { word: String(form.example[field]) }]);
  return {
    id: newId(),
    form: form.message,
    data: form.example,
    sets: Object.fromEntries(sets) as Record<string, SetNode>,
  };
}

// ---------------------------------------------------------------------- changes

export const withField = (effect: DraftEffect, field: string, value: Value): DraftEffect => ({
  ...effect,
  data: { ...effect.data, [field]: value },
});

export const withSet = (effect: DraftEffect, field: string, set: SetNode): DraftEffect => ({
  ...withField(effect, field, setText(set)),
  sets: { ...effect.sets, [field]: set },
});

/** *list* with *next* in place of the entry that has its id. */
export const replaced = <T extends { readonly id: number }>(list: readonly T[], next: T): T[] =>
  list.map((each) => (each.id === next.id ? next : each));

export const without = <T extends { readonly id: number }>(list: readonly T[], id: number): T[] =>
  list.filter((each) => each.id !== id);

// ---------------------------------------------------------------------- SETs

const JOINTS = ["and", "or"];
export const isJoint = ({ word }: SetNode): boolean => JOINTS.includes(word);
export const partsOf = (node: SetNode): readonly SetNode[] => node.parts ?? [];

/** A SET as effects write it, with the parentheses it needs. */
export function setText(node: SetNode): string {
  const parts = partsOf(node);
  if (!parts.length) return node.word;
  const texts = parts.map((part) => (isJoint(part) ? `(${setText(part)})` : setText(part)));
  return isJoint(node) ? texts.join(` ${node.word} `) : `${node.word} ${texts[0] ?? ""}`;
}

// ---------------------------------------------------------------------- keys and trees

/** A key made from a name: small letters, digits and hyphens. */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LONGEST_KEY - 3)
    .replace(/-+$/, "");

/** The name that a key is made from: the English one, or else the first. */
const firstName = (name: Readonly<Record<string, string>>): string =>
  name[ENGLISH] ?? Object.values(name)[0] ?? "";

/** The key of every thing and map by its id; *taken* are those of the boxes. */
export function keysOf(draft: DraftCollection, taken: Iterable<string>): Map<number, string> {
  const keys = new Map<number, string>();
  const used = new Set(taken);
  const all = [...draft.things, ...draft.maps.map((map) => ({ ...map, kind: "map" }))];
  for (const { id, key } of all)
    if (key) {
      keys.set(id, key);
      used.add(key);
    }
  for (const thing of all) {
    if (thing.key) continue;
    const wish = slug(firstName(thing.name)) || thing.kind;
    let key = wish;
    for (let number = 2; used.has(key); number += 1) key = `${wish}-${number}`;
    keys.set(thing.id, key);
    used.add(key);
  }
  return keys;
}

/** The tree that the server checks. */
export function treeOf(draft: DraftCollection, keys: ReadonlyMap<number, string>): CollectionTree {
  const group = (kind: Kind): Record<string, ThingTree> =>
    Object.fromEntries(
      draft.things
        .filter((thing) => thing.kind === kind)
        .map((thing) => [keys.get(thing.id) ?? "", thingTree(thing)]),
    );
  return {
    "elbowroom-collection": 1,
    name: draft.name,
    author: draft.author,
    licence: draft.licence,
    races: group("race"),
    powers: group("power"),
    ...(draft.maps.length ? { maps: mapTrees(draft, keys) } : {}),
  };
}

const mapTrees = (
  draft: DraftCollection,
  keys: ReadonlyMap<number, string>,
): Record<string, MapTree> =>
  Object.fromEntries(draft.maps.map((map) => [keys.get(map.id) ?? "", mapTree(map)]));

const thingTree = (thing: DraftThing): ThingTree => ({
  name: thing.name,
  tokens: thing.tokens,
  icon: thing.icon,
  flavour: thing.flavour,
  ...(thing.kind === "race" ? { "stands-in-for": thing.standIn } : {}),
  effects: thing.effects.map((effect) => effect.data),
});

/** The draft of a tree, whose effects the server has read. */
export function draftOf(tree: CollectionTree, checked: CheckedCollection): DraftCollection {
  const groups: [Kind, Record<string, ThingTree>][] = [
    ["race", tree.races ?? {}],
    ["power", tree.powers ?? {}],
  ];
  const things = groups.flatMap(([kind, group]) =>
    Object.entries(group).map(([key, thing]) => {
      const effects = checked.things?.find((each) => each.kind === kind && each.key === key);
      return draftThing(kind, key, thing, effects?.effects ?? []);
    }),
  );
  const { name, author = "", licence = "" } = tree;
  return { name, author, licence, things, maps: draftMaps(tree.maps ?? {}) };
}

/** The drafts of maps in the format of files. */
export const draftMaps = (maps: Readonly<Record<string, MapTree>>): DraftMap[] =>
  Object.entries(maps).map(([key, tree]) => {
    const map = draftMap(newId(), key, tree);
    return key === slug(firstName(map.name)) ? { ...map, key: "" } : map;
  });

function draftThing(
  kind: Kind,
  key: string,
  tree: ThingTree,
  effects: readonly CheckedEffect[],
): DraftThing {
  const name = typeof tree.name === "string" ? { [ENGLISH]: tree.name } : tree.name;
  return {
    id: newId(),
    kind,
    // A key that follows from the name keeps following it.
    key: key === slug(firstName(name)) ? "" : key,
    name,
    tokens: tree.tokens,
    icon: tree.icon ?? "",
    flavour: tree.flavour ?? "",
    standIn: tree["stands-in-for"] ?? "",
    effects: effects
      .filter(({ form }) => form)
      .map(({ form = "", data = {}, sets = {} }) => ({ id: newId(), form, data, sets })),
  };
}
