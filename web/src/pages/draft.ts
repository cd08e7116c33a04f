// A new table as the forms describe it: the fields, what is wrong with them, and the request.
import type { About, ClockSetting, MapRegion, NewTable, SeatSetting } from "$/wire/types";

export type SeatKind = "me" | "open" | "bot" | "screen";

export interface SeatDraft {
  kind: SeatKind;
  level: string;
  name: string;
}

/** A race, power, place or relic that is left out, by its key, and the box that it is in. */
export interface LeftOut {
  key: string;
  box: string;
}

export interface Draft {
  box: string;
  map: string;
  seats: SeatDraft[];
  /** House rules that differ from the rule book. */
  options: Record<string, boolean>;
  without: LeftOut[];
  /** Home-made collections as JSON, by their ids on this device or in the gallery. */
  collections: { id: string; text: string }[];
  /** The slugs of the regions chosen for monsters; null: chance chooses. */
  monsters: string[] | null;
  clock: string;
  /** Minutes as they are typed, for the clock "own". */
  turn: string;
  game: string;
  name: string;
  public: boolean;
  seed: string;
}

/** The choices for a quick game; stored on the device. */
export interface QuickGame {
  box: string;
  opponents: number;
  level: string;
}

/** A map of a home-made collection, which is here as JSON. */
export interface MadeMap {
  title: Readonly<Record<string, string>>;
  box: string;
  collection: string;
}

/** What there is for new tables: on the server, and in the home-made collections. */
export interface Offer extends Pick<About, "maps" | "options"> {
  made?: Readonly<Record<string, MadeMap>>;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const CLOCKS: Record<string, ClockSetting | null> = {
  none: null,
  brisk: { turn: MINUTE },
  calm: { turn: 3 * MINUTE },
  evening: { game: 20 * MINUTE },
  days: { turn: 2 * DAY },
};
export const CLOCK_KEYS = [...Object.keys(CLOCKS), "own"];
const MAX_NAME_LENGTH = 40;
/** Limits of a clock, in seconds. */
const MIN_TIME = 5;
const MAX_TIME = 30 * DAY;

// ---------------------------------------------------------------------- maps and seats

/** The box that a built-in map comes from; they are named after it. */
export const boxOfMap = (map: string): string => map.split("-")[0] ?? "";

/** The box that any map comes from. */
export const boxOf = (offer: Offer, map: string): string => offer.made?.[map]?.box ?? boxOfMap(map);

/** The maps that *box* can be played on. */
export const mapsFor = (offer: Offer, box: string): string[] =>
  Object.keys(offer.maps).filter((map) => box === "mixed" || boxOf(offer, map) === box);

/** The map of *box* for that many players; from the same box as the map *like* if there are several. */
export function mapFor(offer: Offer, box: string, players: number, like = "surface"): string {
  const maps = mapsFor(offer, box).filter((map) => offer.maps[map] === players);
  return maps.find((map) => boxOf(offer, map) === boxOf(offer, like)) ?? maps[0] ?? "";
}

export const playersOn = (offer: Offer, map: string): number => offer.maps[map] ?? 0;

/** As many seats as *players*: new ones are like the last one; my own seat is never removed. */
function resizeSeats(seats: readonly SeatDraft[], players: number): SeatDraft[] {
  const result = [...seats];
  while (result.length > players) {
    const place = result.findLastIndex((seat) => seat.kind !== "me");
    result.splice(place < 0 ? result.length - 1 : place, 1);
  }
  const last = result.findLast((seat) => seat.kind !== "me");
  const like = last ?? { kind: "bot" as const, level: "easy", name: "" };
  while (result.length < players) result.push({ ...like, name: "" });
  return result;
}

export function withMap(draft: Draft, offer: Offer, map: string): Draft {
  // Regions belong to one map: on another map they must be chosen again.
  const monsters = map === draft.map ? draft.monsters : draft.monsters && [];
  return { ...draft, map, monsters, seats: resizeSeats(draft.seats, playersOn(offer, map)) };
}

export const withBox = (draft: Draft, offer: Offer, box: string): Draft =>
  withMap({ ...draft, box }, offer, mapFor(offer, box, draft.seats.length, draft.map));

export const withPlayers = (draft: Draft, offer: Offer, players: number): Draft =>
  withMap(draft, offer, mapFor(offer, draft.box, players, draft.map));

/** Moves the seat at index *place* one place up; the first one goes to the end. */
export function moveUp(seats: readonly SeatDraft[], place: number): SeatDraft[] {
  const rest = seats.filter((_, each) => each !== place);
  const moved = seats[place];
  return moved ? rest.toSpliced(place ? place - 1 : rest.length, 0, moved) : rest;
}

// ---------------------------------------------------------------------- defaults

const SEAT = { level: "easy", name: "" };

/** A table for friends: my seat, and an open one. */
export const forFriends = (offer: Offer, quick: QuickGame): Draft =>
  defaults(offer, quick, [
    { ...SEAT, kind: "me" },
    { ...SEAT, kind: "open", level: quick.level },
  ]);

/** A table for several people at one screen, two at first. */
export const forScreen = (offer: Offer, quick: QuickGame): Draft =>
  defaults(offer, quick, [
    { ...SEAT, kind: "me" },
    { ...SEAT, kind: "screen", level: quick.level },
  ]);

function defaults(offer: Offer, quick: QuickGame, seats: SeatDraft[]): Draft {
  const map = mapFor(offer, quick.box, seats.length);
  const rest = {
    options: {},
    without: [],
    collections: [],
    monsters: null,
    clock: "none",
    turn: "",
    game: "",
    name: "",
    public: false,
    seed: "",
  };
  return { box: quick.box, map, seats, ...rest };
}

/** Set a house rule; only those that differ from the rule book are stored. */
export function withRule(draft: Draft, offer: Offer, key: string, on: boolean): Draft {
  const changed = Object.entries({ ...draft.options, [key]: on });
  const options = Object.fromEntries(changed.filter(([each, now]) => offer.options[each] !== now));
  return { ...draft, options };
}

// ---------------------------------------------------------------------- contents of the boxes

/** Leave a thing out, or put it back. */
export function withLeftOut(draft: Draft, thing: LeftOut, out: boolean): Draft {
  const others = draft.without.filter(({ key }) => key !== thing.key);
  return { ...draft, without: out ? [...others, { key: thing.key, box: thing.box }] : others };
}

/** Whether the game of *draft* uses what is in *box*. */
export const usesBox = (draft: Draft, box: string): boolean =>
  draft.box === "mixed" || draft.box === box;

/** The keys of what is left out; what only another box contains does not count. */
export const leftOut = (draft: Draft): string[] =>
  draft.without.filter(({ box }) => usesBox(draft, box)).map(({ key }) => key);

const PLACES_AND_RELICS = "places_and_relics";

/** Whether the host may choose the monster regions: the map has none printed on it. */
export const choosesMonsters = (draft: Draft, offer: Offer): boolean =>
  draft.box === "mixed" &&
  boxOf(offer, draft.map) === "surface" &&
  (draft.options[PLACES_AND_RELICS] ?? offer.options[PLACES_AND_RELICS] ?? false);

/** How many regions have monsters. */
export const monsterCount = (draft: Draft): number => draft.seats.length + 1;

/** The regions that may have monsters, and whether each can be ticked or unticked now. */
export function monsterChoices(
  regions: readonly MapRegion[],
  chosen: readonly string[],
  count: number,
): { region: MapRegion; free: boolean }[] {
  const free = ({ slug, neighbours }: MapRegion): boolean =>
    chosen.includes(slug) ||
    (chosen.length < count && !neighbours.some((each) => chosen.includes(each)));
  return regions.filter(({ tribe }) => tribe).map((region) => ({ region, free: free(region) }));
}

// ---------------------------------------------------------------------- problems

export type Field = "name" | "seats" | "clock" | "seed" | "monsters";

/** For every field with a problem, the key of its error message. */
export function problems(draft: Draft, offer: Offer): Partial<Record<Field, string>> {
  const result: Partial<Record<Field, string>> = {};
  if (draft.name.trim().length > MAX_NAME_LENGTH) result.name = "problem-long";
  if (draft.seats.some((seat) => seat.name.trim().length > MAX_NAME_LENGTH))
    result.seats = "problem-long";
  if (draft.seed.trim() && !/^\d{1,15}$/.test(draft.seed.trim())) result.seed = "problem-seed";
  const clock = draft.clock === "own" ? customClockProblem(draft) : "";
  if (clock) result.clock = clock;
  if (draft.monsters && choosesMonsters(draft, offer))
    if (draft.monsters.length !== monsterCount(draft)) result.monsters = "problem-monsters";
  return result;
}

function customClockProblem({ turn, game }: Draft): string {
  const times = [turn, game].filter((text) => text.trim()).map(seconds);
  if (!times.length) return "problem-clock-none";
  return times.every((time) => time >= MIN_TIME && time <= MAX_TIME) ? "" : "problem-clock";
}

/** Seconds of a text in minutes, with a decimal point or comma. */
const seconds = (minutes: string): number =>
  Math.round(Number(minutes.trim().replace(",", ".")) * MINUTE);

// ---------------------------------------------------------------------- the request

/** The request for the table of *draft*; *person* is my name. */
export function toNewTable(draft: Draft, offer: Offer, person: string): NewTable {
  const without = leftOut(draft);
  const monsters = choosesMonsters(draft, offer) ? (draft.monsters ?? []) : [];
  return {
    map: draft.map,
    box: draft.box,
    seats: draft.seats.map((seat) => seatOf(seat, person)),
    options: draft.options,
    ...(without.length ? { without } : {}),
    ...(monsters.length ? { monsters } : {}),
    ...(draft.collections.length ? { content: contentOf(draft) } : {}),
    clock: clockOf(draft),
    name: draft.name.trim(),
    public: draft.public,
    seed: draft.seed.trim() ? Number(draft.seed) : null,
    person,
  };
}

/** All home-made collections as one JSON text. */
const contentOf = ({ collections }: Draft): string =>
  `[${collections.map(({ text }) => text).join(",")}]`;

function seatOf({ kind, level, name }: SeatDraft, person: string): SeatSetting {
  if (kind === "bot") return { kind, level };
  if (kind === "open") return { kind };
  return { kind: "me", name: kind === "me" ? person : name.trim() };
}

function clockOf(draft: Draft): ClockSetting | null {
  if (draft.clock !== "own") return CLOCKS[draft.clock] ?? null;
  const setting: ClockSetting = {};
  if (draft.turn.trim()) setting.turn = seconds(draft.turn);
  if (draft.game.trim()) setting.game = seconds(draft.game);
  return setting;
}

/** The request for a game of me against bots. */
export function quickTable(quick: QuickGame, offer: Offer, person: string): NewTable {
  const bots = Array.from({ length: quick.opponents }, () => ({ kind: "bot", level: quick.level }));
  return {
    map: mapFor(offer, quick.box, quick.opponents + 1),
    box: quick.box,
    seats: [{ kind: "me", name: person }, ...bots],
    person,
  };
}

/** Whether the game can begin at once. */
export const hasNoOpenSeats = (table: NewTable): boolean =>
  (table.seats ?? []).every((seat) => seat.kind !== "open");
