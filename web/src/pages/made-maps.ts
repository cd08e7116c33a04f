// The maps of the home-made collections that a table is played with.
import type { CollectionTree } from "$/made/library.svelte";
import { drawMap, map as showMap } from "$/wire/http";
import type { About, MapInfo } from "$/wire/types";
import { languageCode } from "$/words/fluent.svelte";
import { withMap, type Draft, type MadeMap, type Offer } from "./draft";

const ENGLISH = "en";

/** What the server offers, and the maps of *collections*. */
export function offerWith(about: About, collections: Draft["collections"]): Offer {
  const maps = collections.flatMap(({ text }) =>
    Object.entries((JSON.parse(text) as CollectionTree).maps ?? {}).map(
      ([key, tree]) => [key, tree, text] as const,
    ),
  );
  const made = maps.map(([key, { name = key, box }, collection]): [string, MadeMap] => [
    key,
    { title: typeof name === "string" ? { [ENGLISH]: name } : name, box, collection },
  ]);
  const players = maps.map(([key, tree]) => [key, tree.players] as const);
  return {
    maps: { ...about.maps, ...Object.fromEntries(players) },
    options: about.options,
    made: Object.fromEntries(made),
  };
}

/** The draft on the map *key*, in its box; as it is if there is no such map. */
export function onMap(draft: Draft, offer: Offer, key: string): Draft {
  const made = offer.made?.[key];
  return made ? withMap({ ...draft, box: made.box }, offer, key) : draft;
}

const drawings = new Map<string, Promise<MapInfo>>();

/** Any map as a page draws it; home-made ones are drawn once. */
export function loadBoard(offer: Offer, map: string): Promise<MapInfo> {
  const made = offer.made?.[map];
  if (!made) return showMap(map, languageCode());
  const key = `${map} ${made.collection}`;
  const drawing = drawings.get(key) ?? drawMap({ text: made.collection, map });
  drawings.set(key, drawing);
  drawing.catch(() => drawings.delete(key));
  return drawing;
}
