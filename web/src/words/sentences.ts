// Names and sentences: the server sends message keys and arguments, this module looks up the words.
import type { FluentVariable } from "@fluent/bundle";
import type {
  Entry,
  Message,
  Mistake,
  Refusal,
  RegionView,
  SeatInfo,
  TableInfo,
  Thing,
  View,
} from "$/wire/types";
import { has, inForm, isLearned, joinItems, joinNames, t, word, type Args } from "./fluent.svelte";
import { Inflected } from "./forms";
import type { Argument, Reference } from "./message";

const KINDS = ["race", "power", "place", "relic", "piece"];
/** The event that is the heading of a turn. */
export const TURN = "event-turn-began";

/** The kind of a race or power that is home-made. */
const MADE = "made";

/**
 * The message of a race, power, place, relic or piece by its bare key: `race-elves`. What is
 * home-made at a table comes before anything that the boxes call the same.
 */
export function messageOf(key: string): string {
  const messages = KINDS.map((kind) => `${kind}-${key}`);
  return messages.find(isLearned) ?? messages.find(has) ?? `piece-${key}`;
}

/** The name of a race, power, place, relic or piece by its bare key. */
export const thing = (key: string): string => (key === "none" ? t("no-power") : t(messageOf(key)));

/** The same name as an argument of a message, which may ask for any of its forms. */
export const named = (key: string): Inflected => word(key === "none" ? "no-power" : messageOf(key));

/** The name of a region in one of its forms: its own if the map gives it one, else our words'. */
export function regionName({ slug, name }: Pick<RegionView, "slug" | "name">, form = ""): string {
  const key = `region-${slug}`;
  return name || (has(key) ? inForm(key, form) : slug);
}

/** A piece, a place, a relic or a native in a region. */
export function thingHere({ key, count, power }: Thing): string {
  if (power) return t("piece-with", { piece: named(key), power: named(power) });
  return count > 1 ? t("thing-several", { count, piece: named(key) }) : thing(key);
}

export const armyName = (race: string, power: string): string =>
  power === "none" ? thing(race) : t("army-name", { race: named(race), power: named(power) });

/** The name of a seat: that of its person or of its bot. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "person" || seat.name) return seat.name || t("seat-name", { seat: seat.seat });
  const number = seat.nickname || seat.seat;
  return seat.kind === "bot" ? t(`bot-name-${number}`) : t("seat-name", { seat: seat.seat });
}

/** The name of the level of the bot at *seat*, for a message. */
export const levelName = ({ bot }: SeatInfo): Inflected =>
  new Inflected((form) => (bot ? new Teller([], null).name(bot, form) : ""));

export const seatNames = (info: TableInfo | null): string[] => (info?.seats ?? []).map(seatName);

/** Why something is wrong with a collection, and what would be right. */
export function mistakeReason({ key, args }: Mistake): string {
  const value = (arg: Mistake["args"][string]): FluentVariable =>
    Array.isArray(arg) ? new Inflected((form) => joinNames(arg, form)) : arg;
  return t(key, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, value(arg)])));
}

/** What is wrong with a collection: the place, the reason, and what would be right. */
export function mistakeText(mistake: Mistake): string {
  const what = mistakeReason(mistake);
  const { place } = mistake;
  return place ? t("mistake-at", { place, what }) : t("mistake-whole", { what });
}

/** Puts messages into words, with the names of the seats and regions of one table. */
export class Teller {
  readonly #seats: readonly string[];
  readonly #regions: ReadonlyMap<string, string>;

  constructor(seats: readonly string[], view: View | null) {
    this.#seats = seats;
    this.#regions = new Map(view?.regions.map((region) => [region.slug, region.name]));
  }

  seat(seat: number): string {
    return this.#seats[seat - 1] || t("seat-name", { seat });
  }

  region(slug: string): string {
    return this.#region(slug, "");
  }

  #region(slug: string, form: string): string {
    return regionName({ slug, name: this.#regions.get(slug) ?? "" }, form);
  }

  // -------------------------------------------------------------------- messages

  /** The sentence for a message. */
  say(message: Message): string {
    return this.#text(message, "");
  }

  /** The name of somebody or something, in one of its forms. */
  name(what: Reference, form = ""): string {
    return this.#text(what, form);
  }

  /** The argument *name* of a message, in the form that a sentence asks for; empty if there is none. */
  argument(message: Message | null | undefined, name: string): Inflected {
    const arg = message?.args?.[name];
    return new Inflected((form) => (typeof arg === "object" ? this.#text(arg, form) : ""));
  }

  /** A message, a name, a seat or a list of them in words, as in `words/speaker.py`. */
  #text(what: Reference | Reference[], form: string): string {
    if (Array.isArray(what)) return this.#list(what, form);
    switch (what.type) {
      case "message":
        return inForm(what.key, form, this.#args(what));
      case "seat":
        return this.seat(what.number);
      case "text":
        return what.text;
      case "name":
        if (what.kind === "region") return this.#region(what.key, form);
        return inForm(what.kind === MADE ? messageOf(what.key) : `${what.kind}-${what.key}`, form);
    }
  }

  /** Names are joined with "and" (or "or"); items of a sum only with commas. */
  #list(items: Reference[], form: string): string {
    const texts = items.map((item) => this.#text(item, form));
    return items.some((item) => item.type === "message")
      ? joinItems(texts)
      : joinNames(texts, form);
  }

  #args(message: Message): Args {
    const args = Object.entries(message.args ?? {});
    return Object.fromEntries(args.map(([name, arg]) => [name, this.#value(arg)]));
  }

  #value(arg: Argument): FluentVariable {
    return typeof arg === "number" ? arg : new Inflected((form) => this.#text(arg, form));
  }

  /** Why the server refused something. */
  refusal(refusal: Refusal): string {
    if (refusal.why) return this.say(refusal.why);
    if (refusal.mistake) return mistakeText(refusal.mistake);
    const key = `refusal-${refusal.error}`;
    return has(key) ? t(key) : t("refusal-other", { error: refusal.error });
  }

  // -------------------------------------------------------------------- lines of the log

  /** Sentences about one line of the log, without the heading of a turn. */
  sentences(entry: Entry): string[] {
    return (entry.events ?? []).filter(({ key }) => key !== TURN).map((event) => this.say(event));
  }
}
