// Sentences made from the server's data: what happened, why not, where a number comes from.
import type { Entry, Heard, Part, Refusal, SeatInfo, TableInfo, Thing, View } from "$/wire/types";
import { has, t, type Args } from "./fluent.svelte";

const KINDS = ["race", "power", "place", "relic", "piece"];
const SILENT = ["turn-began", "game-over", "won"];

/** The message of a race, power, place, relic or piece by its bare key: `race-elves`. */
export const messageOf = (key: string): string =>
  KINDS.map((kind) => `${kind}-${key}`).find(has) ?? `piece-${key}`;

/** The name of a thing; the Bag says what it copies. */
export function thing(key: string): string {
  if (key.startsWith("bag:"))
    return t("piece-as", { piece: thing("bag"), relic: thing(key.slice(4)) });
  return key === "none" ? t("no-power") : t(messageOf(key));
}

/** A piece, a place, a relic or a native in a region. */
export function thingHere({ key, count, power }: Thing): string {
  if (power) return t("piece-with", { piece: thing(key), power: thing(power) });
  return count > 1 ? `${count} × ${thing(key)}` : thing(key);
}

export const armyName = (race: string, power: string): string =>
  power === "none" ? thing(race) : t("army-name", { race: thing(race), power: thing(power) });

/** One or more names as a list to read: a, b and c. */
export function listed(items: readonly string[]): string {
  const [first = "", ...others] = items;
  return others.reduce(
    (text, item, place) =>
      place === others.length - 1
        ? t("list-last", { first: text, last: item })
        : t("list-more", { first: text, next: item }),
    first,
  );
}

export const means = (keys: readonly string[]): string =>
  listed(keys.map((key) => t(`means-${key.split(":")[0]}`)));

/** What a seat is called: by its person, or as the bot that sits there. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "person" || seat.name) return seat.name || t("seat-name", { seat: seat.seat });
  return seat.kind === "bot" ? t(`bot-name-${seat.seat}`) : t("seat-name", { seat: seat.seat });
}

export const seatNames = (info: TableInfo | null): string[] => (info?.seats ?? []).map(seatName);

/** Knows the names of seats and regions of one table. */
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

  // -------------------------------------------------------------------- reasons and sums

  /** Why something was not done. */
  refusal(refusal: Refusal): string {
    if (refusal.reason) return this.reason(refusal.reason, refusal.numbers, refusal.names);
    const key = `refusal-${refusal.error}`;
    return has(key) ? t(key) : t("refusal-other", { error: refusal.error });
  }

  reason(key: string, numbers: Args = {}, names: Record<string, string> = {}): string {
    const args: Args = { ...numbers };
    if (typeof args["seat"] === "number") args["seat"] = this.seat(args["seat"]);
    for (const [kind, name] of Object.entries(names)) args[kind] = this.#named(kind, name);
    return t(key, args);
  }

  #named(kind: string, name: string): string {
    if (kind === "phase") return t(`phase-${name}`);
    if (kind === "region") return this.region(name);
    return kind === "means" ? means([name]) : thing(name);
  }

  /** One line of a small sum. */
  part(part: Part): string {
    return t(part.key, {
      amount: part.amount,
      name: part.name ? named(part.name) : "",
      seat: part.seat ? this.seat(part.seat) : "",
    });
  }

  // -------------------------------------------------------------------- what happened

  /** Sentences about one line of the log; *after* is the position that it made, if at hand. */
  sentences(entry: Entry, after: View | null = null): string[] {
    if (entry.kind === "move") return this.#facts(entry, after);
    const args = {
      seat: this.seat(entry.seat ?? 0),
      name: entry.name || (entry.seat ? this.seat(entry.seat) : t("seat-onlooker")),
      text: entry.text ?? "",
      amount: entry.amount ?? 0,
      level: entry.level ? t(`level-${entry.level.split("@")[0]}`) : "",
    };
    const key = `line-${entry.kind}${entry.kind === "left" && entry.level ? "-bot" : ""}`;
    return has(key) ? [t(key, args)] : [];
  }

  #facts(entry: Entry, after: View | null): string[] {
    const facts = entry.events ?? [];
    const picked = facts.filter((fact) => fact.kind === "picked").map((fact) => race(fact));
    return facts.flatMap((fact, place) => {
      if (SILENT.includes(fact.kind) || fact.kind.startsWith("income-")) return [];
      if (fact.kind === "gained-tokens" && picked.includes(fact.words ?? "")) return [];
      if (fact.kind === "scored") return [this.#scored(fact, facts.slice(place + 1))];
      return [this.#fact(entry, fact, facts, after)];
    });
  }

  #scored(fact: Heard, rest: readonly Heard[]): string {
    const end = rest.findIndex((part) => !part.kind.startsWith("income-"));
    const parts = rest.slice(0, end < 0 ? undefined : end).map((part) => this.#incomePart(part));
    const text = t("event-scored", { seat: this.seat(fact.seat ?? 0), coins: fact.amount ?? 0 });
    return parts.length ? t("told-parts", { sentence: text, parts: parts.join(", ") }) : text;
  }

  #incomePart(part: Heard): string {
    const name = part.words ? thing(part.words) : "";
    return t(part.kind, { amount: part.amount ?? 0, name, seat: "" });
  }

  #fact(entry: Entry, fact: Heard, facts: readonly Heard[], after: View | null): string {
    const args: Args = { amount: fact.amount ?? 0 };
    if (fact.seat) args["seat"] = this.seat(fact.seat);
    if (fact.region) args["region"] = this.region(fact.region);
    const [kind, more] = this.#details(entry, fact, facts, after);
    return t(`event-${kind}`, { ...args, ...more });
  }

  /** The message that fits, and what it needs besides seat, region and amount. */
  #details(entry: Entry, fact: Heard, facts: readonly Heard[], after: View | null): [string, Args] {
    const { kind, words = "", amount = 0, seat = 0 } = fact;
    switch (kind) {
      case "picked":
      case "combo-drawn":
        return [kind, this.#combo(fact, facts, after)];
      case "conquered":
        if (entry.text?.includes(" by "))
          return ["conquered-by", { means: means(entry.text.split(" by ")[1]?.split(" ") ?? []) }];
        return [kind, {}];
      case "placed":
      case "moved":
        return [kind, { piece: thing(words) }];
      case "swapped":
      case "power-drawn": {
        const owner = facts.find((each) => each.kind === "picked");
        return [kind, { power: thing(words), race: owner ? thing(race(owner)) : "" }];
      }
      case "paid":
        return ["collected", { seat: this.seat(+words), other: this.seat(seat), coins: amount }];
      case "ally":
        return [kind, { other: this.seat(amount + 1) }];
    }
    const named = words ? { [kind === "found" ? "name" : "race"]: thing(words) } : {};
    return [kind, { ...named, coins: amount }];
  }

  #combo(fact: Heard, facts: readonly Heard[], after: View | null): Args {
    const [people = "", power = ""] = (fact.words ?? "").split(" ");
    const args: Args = { race: thing(people), power: thing(power) };
    if (fact.kind === "picked") {
      const gained = facts.find((each) => each.kind === "gained-tokens" && each.words === people);
      args["amount"] = gained?.amount ?? 0;
    } else {
      args["slot"] = after?.column.find((combo) => combo.race === people)?.slot ?? 6;
    }
    return args;
  }
}

/** A thing, or several special means in one word. */
const named = (words: string): string => listed(words.split(" ").map(thing));

const race = (fact: Heard): string => (fact.words ?? "").split(" ")[0] ?? "";
