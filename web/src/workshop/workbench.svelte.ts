// The state of the workshop: the draft with its history, and what the server says about it.
import { allThings } from "$/help/content.svelte";
import { learnCards } from "$/made/cards.svelte";
import { library, type CollectionTree } from "$/made/library.svelte";
import { checkCollection } from "$/wire/http";
import type {
  CheckedCollection,
  CheckedEffect,
  CheckedThing,
  Mistake,
  Vocabulary,
} from "$/wire/types";
import { History } from "./history.svelte";
import {
  draftOf,
  keysOf,
  newMap,
  newThing,
  replaced,
  treeOf,
  without,
  type DraftCollection,
  type DraftThing,
  type Kind,
} from "./model";
import type { DraftMap } from "./painter/board";

/** How long to wait for the next change before the server is asked, in ms. */
const WAIT = 150;
export const FIRST_MAP = "surface-4";

export class Workbench {
  readonly #history: History<DraftCollection>;
  /** What the server has said last; an older answer never replaces a newer one. */
  checked = $state.raw<CheckedCollection>({});
  /** What the server has said is about the draft as it is now. */
  fresh = $state(true);
  /** The request failed: what is shown may be out of date. */
  problem = $state.raw<unknown>(null);
  /** The device has no room for the draft. */
  full = $state(false);
  #map = $state(FIRST_MAP);
  #selected = $state(0);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly vocabulary: Vocabulary,
    tree: CollectionTree,
    checked: CheckedCollection,
  ) {
    this.#history = new History(draftOf(tree, checked));
    this.#selected = this.#idAt(0);
    this.#receive(checked);
  }

  // -------------------------------------------------------------------- the draft

  get draft(): DraftCollection {
    return this.#history.now;
  }
  get canUndo(): boolean {
    return this.#history.canUndo;
  }
  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  readonly keys = $derived.by(() =>
    keysOf(
      this.draft,
      allThings().map(({ bare }) => bare),
    ),
  );
  readonly tree = $derived.by(() => treeOf(this.draft, this.keys));
  /** The canonical JSON; empty while there are mistakes. */
  readonly content = $derived.by(() => this.checked.content ?? "");
  readonly mistakes = $derived.by((): Mistake[] => this.checked.mistakes ?? []);

  change(next: Partial<DraftCollection>, field = ""): void {
    this.#history.change({ ...this.draft, ...next }, field);
    this.#changed();
  }
  undo(): void {
    this.#history.undo();
    this.#changed();
  }
  redo(): void {
    this.#history.redo();
    this.#changed();
  }

  // -------------------------------------------------------------------- races and powers

  readonly thing = $derived.by((): DraftThing | undefined =>
    this.painting
      ? undefined
      : (this.draft.things.find(({ id }) => id === this.#selected) ?? this.draft.things[0]),
  );
  /** What the server says about the selected thing. */
  readonly checkedThing = $derived.by((): CheckedThing | undefined => this.checkedOf(this.thing));

  checkedOf(thing: DraftThing | undefined): CheckedThing | undefined {
    const key = thing && this.keys.get(thing.id);
    return this.checked.things?.find((each) => each.kind === thing?.kind && each.key === key);
  }

  /** What the server says about an effect; undefined if it has not seen it yet. */
  checkedEffect(place: number, form: string): CheckedEffect | undefined {
    const effect = this.checkedThing?.effects?.[place];
    return effect?.form === form ? effect : undefined;
  }

  select(id: number): void {
    this.#selected = id;
  }
  add(kind: Kind, name: string): void {
    const thing = newThing(kind, name);
    this.change({ things: [...this.draft.things, thing] });
    this.select(thing.id);
  }
  remove(id: number): void {
    this.change({ things: without(this.draft.things, id) });
  }
  /** Change the selected thing. */
  update(next: Partial<DraftThing>, field = ""): void {
    const thing = this.thing;
    if (!thing) return;
    const things = replaced(this.draft.things, { ...thing, ...next });
    this.change({ things }, field && `${thing.id} ${field}`);
  }

  // -------------------------------------------------------------------- maps

  /** The map on the workbench; there is a thing or a map on it. */
  readonly painting = $derived.by((): DraftMap | undefined => {
    const { things, maps } = this.draft;
    const map = maps.find(({ id }) => id === this.#selected);
    return map ?? (things.length ? undefined : maps[0]);
  });

  /** What is wrong with a map. */
  mistakesOf(map: DraftMap): Mistake[] {
    const key = this.keys.get(map.id);
    return this.checked.maps?.find((each) => each.key === key)?.mistakes ?? [];
  }
  addMap(name: string): void {
    const map = newMap(name);
    this.change({ maps: [...this.draft.maps, map] });
    this.select(map.id);
  }
  removeMap(id: number): void {
    this.change({ maps: without(this.draft.maps, id) });
  }
  /** Replace the map that has the id of *next*. */
  updateMap(next: DraftMap, field = ""): void {
    this.change({ maps: replaced(this.draft.maps, next) }, field && `${next.id} ${field}`);
  }

  // -------------------------------------------------------------------- the server

  /** The board on which effects are shown. */
  get map(): string {
    return this.#map;
  }
  set map(name: string) {
    this.#map = name;
    void this.#check();
  }

  #changed(): void {
    this.full = !library.put(this.tree, this.id).stored;
    this.fresh = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), WAIT);
  }

  async #check(): Promise<void> {
    const number = (this.#asked += 1);
    try {
      const text = JSON.stringify(this.tree);
      const checked = await checkCollection({ text, format: "json", map: this.map });
      if (number === this.#asked) this.#receive(checked);
    } catch (error) {
      this.problem = error;
    }
  }

  #receive(checked: CheckedCollection): void {
    this.problem = null;
    this.fresh = true;
    this.checked = checked;
    const cards = (checked.things ?? []).flatMap(({ card }) => (card ? [card] : []));
    void learnCards(cards);
  }

  /** Use the text of a file in place of the draft; what is wrong with it, if anything. */
  async read(toml: string): Promise<Mistake[]> {
    const number = (this.#asked += 1);
    const checked = await checkCollection({ text: toml, format: "toml", map: this.map });
    if (number !== this.#asked) return [];
    if (!checked.content) return checked.mistakes ?? [];
    const place = this.#ids().indexOf((this.painting ?? this.thing)?.id ?? 0);
    const tree = JSON.parse(checked.content) as CollectionTree;
    this.#history.change(draftOf(tree, checked), "text");
    this.#selected = this.#idAt(place);
    this.full = !library.put(this.tree, this.id).stored;
    this.#receive(checked);
    return [];
  }

  #ids(): number[] {
    return [...this.draft.things, ...this.draft.maps].map(({ id }) => id);
  }
  #idAt(place: number): number {
    return this.#ids()[place] ?? 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    // An answer that is still on its way belongs to nobody.
    this.#asked += 1;
    void learnCards([]);
  }
}
