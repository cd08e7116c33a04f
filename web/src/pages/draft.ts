// A table before it is set: what the forms fill in, what is wrong with it, what is asked for.
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

/** What a quick game is made of; kept on the device. */
export interface Quick {
  box: string;
  opponents: number;
  level: string;
}

export type Offer = Pick<About, "maps" | "options">;

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
const LONGEST_NAME = 40;
const SHORTEST = 5;
const LONGEST = 30 * DAY;

// ---------------------------------------------------------------------- maps and seats

/** The box that a map belongs to: maps are named after it. */
export const homeOf = (map: string): string => map.split("-")[0] ?? "";

/** The maps that *box* can be played on. */
export const mapsFor = (offer: Offer, box: string): string[] =>
  Object.keys(offer.maps).filter((map) => box === "mixed" || homeOf(map) === box);

/** The map of *box* for so many seats, of the same home as *like* where there is a choice. */
export function mapFor(offer: Offer, box: string, players: number, like = "surface"): string {
  const fitting = mapsFor(offer, box).filter((map) => offer.maps[map] === players);
  return fitting.find((map) => homeOf(map) === homeOf(like)) ?? fitting[0] ?? "";
}

export const playersOn = (offer: Offer, map: string): number => offer.maps[map] ?? 0;

/** Further seats are like the last one; my own seat stays when others go. */
function seated(seats: readonly SeatDraft[], players: number): SeatDraft[] {
  const kept = [...seats];
  while (kept.length > players) {
    const place = kept.findLastIndex((seat) => seat.kind !== "me");
    kept.splice(place < 0 ? kept.length - 1 : place, 1);
  }
  const last = kept.findLast((seat) => seat.kind !== "me");
  const like = last ?? { kind: "bot" as const, level: "easy", name: "" };
  while (kept.length < players) kept.push({ ...like, name: "" });
  return kept;
}

export function withMap(draft: Draft, offer: Offer, map: string): Draft {
  // Regions belong to one map: those of another are chosen anew.
  const monsters = map === draft.map ? draft.monsters : draft.monsters && [];
  return { ...draft, map, monsters, seats: seated(draft.seats, playersOn(offer, map)) };
}

export const withBox = (draft: Draft, offer: Offer, box: string): Draft =>
  withMap({ ...draft, box }, offer, mapFor(offer, box, draft.seats.length, draft.map));

export const withPlayers = (draft: Draft, offer: Offer, players: number): Draft =>
  withMap(draft, offer, mapFor(offer, draft.box, players, draft.map));

/** The seat at *place* one place earlier; the first goes to the end. */
export function movedUp(seats: readonly SeatDraft[], place: number): SeatDraft[] {
  const rest = seats.filter((_, each) => each !== place);
  const moved = seats[place];
  return moved ? rest.toSpliced(place ? place - 1 : rest.length, 0, moved) : rest;
}

// ---------------------------------------------------------------------- beginnings

const SEAT = { level: "easy", name: "" };

/** A table for friends: my seat, and one for a friend. */
export const forFriends = (offer: Offer, quick: Quick): Draft =>
  blank(offer, quick, [
    { ...SEAT, kind: "me" },
    { ...SEAT, kind: "open", level: quick.level },
  ]);

/** A table on one screen: two people to begin with. */
export const forScreen = (offer: Offer, quick: Quick): Draft =>
  blank(offer, quick, [
    { ...SEAT, kind: "me" },
    { ...SEAT, kind: "screen", level: quick.level },
  ]);

function blank(offer: Offer, quick: Quick, seats: SeatDraft[]): Draft {
  const map = mapFor(offer, quick.box, seats.length);
  const rest = {
    options: {},
    without: [],
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

/** Set or clear a house rule; what the rule book says is not worth mentioning. */
export function withRule(draft: Draft, offer: Offer, key: string, on: boolean): Draft {
  const changed = Object.entries({ ...draft.options, [key]: on });
  const options = Object.fromEntries(changed.filter(([each, now]) => offer.options[each] !== now));
  return { ...draft, options };
}

// ---------------------------------------------------------------------- contents of the boxes

/** Leave a thing out, or put it back in. */
export function withLeftOut(draft: Draft, thing: LeftOut, out: boolean): Draft {
  const others = draft.without.filter(({ key }) => key !== thing.key);
  return { ...draft, without: out ? [...others, { key: thing.key, box: thing.box }] : others };
}

/** Whether the box of *draft* has what is in *box*. */
export const hasBox = (draft: Draft, box: string): boolean =>
  draft.box === "mixed" || draft.box === box;

/** The keys of what is left out; what only another box has is remembered, but does not count. */
export const leftOut = (draft: Draft): string[] =>
  draft.without.filter(({ box }) => hasBox(draft, box)).map(({ key }) => key);

const PLACES_AND_RELICS = "places_and_relics";

/** Whether the table may say where the monsters are: its map has none printed on it. */
export const laysMonsters = (draft: Draft, offer: Offer): boolean =>
  draft.box === "mixed" &&
  homeOf(draft.map) === "surface" &&
  (draft.options[PLACES_AND_RELICS] ?? offer.options[PLACES_AND_RELICS] ?? false);

/** How many regions have monsters. */
export const monsterRegions = (draft: Draft): number => draft.seats.length + 1;

/** The regions of *map* where monsters can be, and whether each can be chosen or given up now. */
export function monsterChoices(
  regions: readonly MapRegion[],
  chosen: readonly string[],
  most: number,
): { region: MapRegion; free: boolean }[] {
  const free = ({ slug, neighbours }: MapRegion): boolean =>
    chosen.includes(slug) ||
    (chosen.length < most && !neighbours.some((each) => chosen.includes(each)));
  return regions.filter(({ tribe }) => tribe).map((region) => ({ region, free: free(region) }));
}

// ---------------------------------------------------------------------- what is wrong

export type Field = "name" | "seats" | "clock" | "seed" | "monsters";

/** For every field that is not right, the key of the sentence that says so. */
export function problems(draft: Draft, offer: Offer): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  if (draft.name.trim().length > LONGEST_NAME) found.name = "problem-long";
  if (draft.seats.some((seat) => seat.name.trim().length > LONGEST_NAME))
    found.seats = "problem-long";
  if (draft.seed.trim() && !/^\d{1,15}$/.test(draft.seed.trim())) found.seed = "problem-seed";
  const clock = draft.clock === "own" ? ownProblem(draft) : "";
  if (clock) found.clock = clock;
  if (draft.monsters && laysMonsters(draft, offer))
    if (draft.monsters.length !== monsterRegions(draft)) found.monsters = "problem-monsters";
  return found;
}

function ownProblem({ turn, game }: Draft): string {
  const times = [turn, game].filter((text) => text.trim()).map(seconds);
  if (!times.length) return "problem-clock-none";
  return times.every((time) => time >= SHORTEST && time <= LONGEST) ? "" : "problem-clock";
}

/** Seconds from minutes as people write them, with a point or a comma. */
const seconds = (minutes: string): number =>
  Math.round(Number(minutes.trim().replace(",", ".")) * MINUTE);

// ---------------------------------------------------------------------- what is asked for

/** The table of *draft*; *person* is my name. */
export function wanted(draft: Draft, offer: Offer, person: string): NewTable {
  const without = leftOut(draft);
  const monsters = laysMonsters(draft, offer) ? (draft.monsters ?? []) : [];
  return {
    map: draft.map,
    box: draft.box,
    seats: draft.seats.map((seat) => seatOf(seat, person)),
    options: draft.options,
    ...(without.length ? { without } : {}),
    ...(monsters.length ? { monsters } : {}),
    clock: clockOf(draft),
    name: draft.name.trim(),
    public: draft.public,
    seed: draft.seed.trim() ? Number(draft.seed) : null,
    person,
  };
}

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

/** Me against bots. */
export function quickTable(quick: Quick, offer: Offer, person: string): NewTable {
  const bots = Array.from({ length: quick.opponents }, () => ({ kind: "bot", level: quick.level }));
  return {
    map: mapFor(offer, quick.box, quick.opponents + 1),
    box: quick.box,
    seats: [{ kind: "me", name: person }, ...bots],
    person,
  };
}

/** Nobody is waited for: the game can begin. */
export const complete = (table: NewTable): boolean =>
  (table.seats ?? []).every((seat) => seat.kind !== "open");
