// Lines of the log as lines to read, sorted by what they are about.
import { keyArgument, numberArgument, seatArgument } from "$/words/message";
import { TURN, type Teller } from "$/words/sentences";
import type { Entry, Message } from "$/wire/types";

export type Kind = "all" | "fights" | "coins" | "talk";

export interface Line {
  key: string;
  text: string;
  seat: number;
  talk: boolean;
  /** The first line of a turn. */
  begins: boolean;
}

const FIGHTS = ["conquer", "roll", "abandon", "decline", "pick", "rebirth", "move"];
const COINS = ["event-scored", "event-toll-paid", "event-sacrificed"];

function wanted(entry: Entry, kind: Kind): boolean {
  const talk = entry.kind === "chat" || entry.kind === "muted";
  if (kind === "all") return true;
  if (kind === "talk") return talk;
  if (kind === "fights") return FIGHTS.includes(entry.verb ?? "");
  return (entry.events ?? []).some(({ key }) => COINS.includes(key));
}

/** The one event of an entry that only puts tokens somewhere. */
function placed(entry: Entry | undefined): Message | undefined {
  const [event, ...more] = entry?.events ?? [];
  const alone = entry?.kind === "move" && event?.key === "event-deployed" && !more.length;
  return alone ? event : undefined;
}

const isSamePlace = (one: Message, other: Message): boolean =>
  keyArgument(one, "region") === keyArgument(other, "region") &&
  seatArgument(one) === seatArgument(other);

/** Tokens that are put on a region one by one, told as one. */
export function gathered(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const [before, now] = [placed(out.at(-1)), placed(entry)];
    if (before && now && isSamePlace(before, now)) {
      const tokens = numberArgument(before, "tokens") + numberArgument(now, "tokens");
      out[out.length - 1] = { ...entry, events: [{ ...now, args: { ...now.args, tokens } }] };
    } else out.push(entry);
  }
  return out;
}

const known = new WeakMap<Teller, Map<string, Line[]>>();

/** The lines that *entry* becomes for readers of *kind*; made once for each teller. */
export function told(entry: Entry, teller: Teller, kind: Kind): Line[] {
  const cache = known.get(teller) ?? new Map<string, Line[]>();
  known.set(teller, cache);
  // As tokens are gathered the entry grows.
  const key = `${entry.seq} ${numberArgument(placed(entry), "tokens")} ${kind}`;
  const before = cache.get(key);
  if (before) return before;
  const lines = wanted(entry, kind) ? tell(entry, teller, kind) : [];
  cache.set(key, lines);
  return lines;
}

function tell(entry: Entry, teller: Teller, kind: Kind): Line[] {
  const seat = entry.seat ?? 0;
  const talk = entry.kind === "chat";
  const texts = teller.sentences(entry);
  const lines = texts.map((text, place) => ({
    key: `${entry.seq}.${place}`,
    text,
    seat,
    talk,
    begins: false,
  }));
  const began = entry.events?.find((event) => event.key === TURN);
  if (!began || kind !== "all") return lines;
  const heading = { text: teller.say(began), seat: seatArgument(began) };
  return [...lines, { ...heading, key: `${entry.seq}.turn`, talk: false, begins: true }];
}
