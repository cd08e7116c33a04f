// The log as lines of text, which can be filtered by subject.
import { keyArgument, numberArgument, seatArgument } from "$/words/message";
import { TURN, type Teller } from "$/words/sentences";
import type { Entry, Message } from "$/wire/types";

export type LogFilter = "all" | "fights" | "coins" | "talk";

export interface Line {
  key: string;
  text: string;
  seat: number;
  talk: boolean;
  /** The heading of a turn. */
  heading: boolean;
}

const FIGHTS = ["conquer", "roll", "abandon", "decline", "pick", "rebirth", "move"];
const COINS = ["event-scored", "event-toll-paid", "event-sacrificed"];

function matches(entry: Entry, filter: LogFilter): boolean {
  const talk = entry.kind === "chat" || entry.kind === "muted";
  // What a deleted person has said is gone.
  if (entry.kind === "chat" && !entry.text) return false;
  if (filter === "all") return true;
  if (filter === "talk") return talk;
  if (filter === "fights") return FIGHTS.includes(entry.verb ?? "");
  return (entry.events ?? []).some(({ key }) => COINS.includes(key));
}

/** The event of an entry that does nothing but deploy tokens. */
function deploymentOf(entry: Entry | undefined): Message | undefined {
  const [event, ...more] = entry?.events ?? [];
  const isOnlyEvent = entry?.kind === "move" && event?.key === "event-deployed" && !more.length;
  return isOnlyEvent ? event : undefined;
}

const isSamePlace = (one: Message, other: Message): boolean =>
  keyArgument(one, "region") === keyArgument(other, "region") &&
  seatArgument(one) === seatArgument(other);

/** *entries*, with deployments to the same region in a row merged into one. */
export function mergeDeployments(entries: Entry[]): Entry[] {
  const merged: Entry[] = [];
  for (const entry of entries) {
    const [previous, next] = [deploymentOf(merged.at(-1)), deploymentOf(entry)];
    if (previous && next && isSamePlace(previous, next)) {
      const tokens = numberArgument(previous, "tokens") + numberArgument(next, "tokens");
      merged[merged.length - 1] = {
        ...entry,
        events: [{ ...next, args: { ...next.args, tokens } }],
      };
    } else merged.push(entry);
  }
  return merged;
}

const caches = new WeakMap<Teller, Map<string, Line[]>>();

/** The lines of *entry* that pass *filter*; cached for each teller. */
export function linesOf(entry: Entry, teller: Teller, filter: LogFilter): Line[] {
  const cache = caches.get(teller) ?? new Map<string, Line[]>();
  caches.set(teller, cache);
  // A merged entry changes as tokens are added to it.
  const key = `${entry.seq} ${numberArgument(deploymentOf(entry), "tokens")} ${filter}`;
  const earlier = cache.get(key);
  if (earlier) return earlier;
  const lines = matches(entry, filter) ? makeLines(entry, teller, filter) : [];
  cache.set(key, lines);
  return lines;
}

function makeLines(entry: Entry, teller: Teller, filter: LogFilter): Line[] {
  const seat = entry.seat ?? 0;
  const talk = entry.kind === "chat";
  const texts = teller.sentences(entry);
  const lines = texts.map((text, place) => ({
    key: `${entry.seq}.${place}`,
    text,
    seat,
    talk,
    heading: false,
  }));
  const turnEvent = entry.events?.find((event) => event.key === TURN);
  if (!turnEvent || filter !== "all") return lines;
  const line = { text: teller.say(turnEvent), seat: seatArgument(turnEvent) };
  return [...lines, { ...line, key: `${entry.seq}.turn`, talk: false, heading: true }];
}
