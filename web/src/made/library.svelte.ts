// The collections on this device: those that were made here, and those that came by link or file.
import { SvelteMap } from "svelte/reactivity";

/** The tree of a collection, as its JSON has it; what is in it is for the server to judge. */
export interface CollectionTree {
  "elbowroom-collection": 1;
  name: string;
  author?: string;
  licence?: string;
  races?: Record<string, ThingTree>;
  powers?: Record<string, ThingTree>;
  maps?: Record<string, MapTree>;
}
export interface ThingTree {
  name: string | Record<string, string>;
  tokens: number;
  icon?: string;
  flavour?: string;
  "stands-in-for"?: string;
  effects?: Record<string, string | number | boolean>[];
}

/** A map in the format of files. */
export interface MapTree {
  name?: string | Record<string, string>;
  box: string;
  players: number;
  rounds: number;
  grid: string;
  regions: Record<string, RegionTree>;
}
export interface RegionTree {
  name?: string;
  slug?: string;
  terrain: string;
  symbols?: string[];
  tribe?: boolean;
  monsters?: boolean;
}

export interface OwnCollection {
  id: string;
  tree: CollectionTree;
  /** When it was changed last, in ms since 1970. */
  changed: number;
}

// One entry of the storage for each, so that two tabs do not overwrite each other's.
const PREFIX = "elbowroom-collection-";

function readAll(): [string, OwnCollection][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "null") as OwnCollection | null)
      .filter((each) => each !== null)
      .map((each) => [each.id, each]);
  } catch {
    return [];
  }
}

const collections = new SvelteMap<string, OwnCollection>(readAll());

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");

export const library = {
  /** All of them, the one that was changed last first. */
  get all(): OwnCollection[] {
    return [...collections.values()].sort((one, other) => other.changed - one.changed);
  },
  find: (id: string): OwnCollection | undefined => collections.get(id),
  /** Store a collection, a new one without an id; false if the device has no room for it. */
  put(tree: CollectionTree, id = newId()): { id: string; stored: boolean } {
    const own = { id, tree, changed: Date.now() };
    collections.set(id, own);
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(own));
      return { id, stored: true };
    } catch {
      return { id, stored: false };
    }
  },
  /** Have a collection from elsewhere on this device, once however often it is used; its id. */
  keep(tree: CollectionTree): string {
    const text = JSON.stringify(tree);
    const same = this.all.find((own) => JSON.stringify(own.tree) === text);
    return same?.id ?? this.put(tree).id;
  },
  remove(id: string): void {
    collections.delete(id);
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // Without storage there is nothing to remove.
    }
  },
};

/** How many races, powers and maps it has. */
export const sizeOf = (tree: CollectionTree): { races: number; powers: number; maps: number } => ({
  races: Object.keys(tree.races ?? {}).length,
  powers: Object.keys(tree.powers ?? {}).length,
  maps: Object.keys(tree.maps ?? {}).length,
});
