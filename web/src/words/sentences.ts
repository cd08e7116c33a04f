// Names and sentences: the server sends message keys and arguments, this module looks up the words.
import type { FluentVariable } from "@fluent/bundle";
import type { Entry, Message, Refusal, SeatInfo, TableInfo, Thing, View } from "$/wire/types";
import { has, inForm, joinItems, joinNames, t, type Args } from "./fluent.svelte";
import { Inflected } from "./forms";
import type { Argument, Reference } from "./message";

const KINDS = ["race", "power", "place", "relic", "piece"];
/** The event that is the heading of a turn. */
export const TURN = "event-turn-began";

/** The message of a race, power, place, relic or piece by its bare key: `race-elves`. */
export const messageOf = (key: string): string =>
  KINDS.map((kind) => `${kind}-${key}`).find(has) ?? `piece-${key}`;

/** The name of a race, power, place, relic or piece by its bare key. */
export const thing = (key: string): string => (key === "none" ? t("no-power") : t(messageOf(key)));

/** A piece, a place, a relic or a native in a region. */
export function thingHere({ key, count, power }: Thing): string {
  if (power) return t("piece-with", { piece: thing(key), power: thing(power) });
  return count > 1 ? t("thing-several", { count, piece: thing(key) }) : thing(key);
}

export const armyName = (race: string, power: string): string =>
  power === "none" ? thing(race) : t("army-name", { race: thing(race), power: thing(power) });

/** The name of a seat: that of its person or of its bot. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "person" || seat.name) return seat.name || t("seat-name", { seat: seat.seat });
  return seat.kind === "bot" ? t(`bot-name-${seat.seat}`) : t("seat-name", { seat: seat.seat });
}

/** The name of the level of the bot at *seat*. */
export const levelName = ({ bot }: SeatInfo): string => (bot ? new Teller([], null).name(bot) : "");

export const seatNames = (info: TableInfo | null): string[] => (info?.seats ?? []).map(seatName);

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
    return this.#regions.get(slug) ?? slug;
  }

  // -------------------------------------------------------------------- messages

  /** The sentence for a message. */
  say(message: Message): string {
    return this.#text(message, "");
  }

  /** The name of somebody or something. */
  name(what: Reference): string {
    return this.#text(what, "");
  }

  /** The argument *name* of a message in words; empty if there is none. */
  argument(message: Message | null | undefined, name: string): string {
    const arg = message?.args?.[name];
    return typeof arg === "object" ? this.#text(arg, "") : "";
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
        return what.kind === "region"
          ? this.region(what.key)
          : inForm(`${what.kind}-${what.key}`, form);
    }
  }

  /** Names are joined with "and"; items of a sum only with commas. */
  #list(items: Reference[], form: string): string {
    const texts = items.map((item) => this.#text(item, form));
    return items.some((item) => item.type === "message") ? joinItems(texts) : joinNames(texts);
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
    const key = `refusal-${refusal.error}`;
    return has(key) ? t(key) : t("refusal-other", { error: refusal.error });
  }

  // -------------------------------------------------------------------- lines of the log

  /** Sentences about one line of the log, without the heading of a turn. */
  sentences(entry: Entry): string[] {
    return (entry.events ?? []).filter(({ key }) => key !== TURN).map((event) => this.say(event));
  }
}
