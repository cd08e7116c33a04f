// Lines of the log as lines to read, sorted by what they are about.
import type { Teller } from "$/words/sentences";
import { t } from "$/words/fluent.svelte";
import type { Entry } from "$/wire/types";

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
const COINS = ["scored", "paid", "collected", "sacrificed", "coins", "won"];

function wanted(entry: Entry, kind: Kind): boolean {
  const talk = entry.kind === "chat" || entry.kind === "muted";
  if (kind === "all") return true;
  if (kind === "talk") return talk;
  if (kind === "fights")
    return entry.kind === "move" && FIGHTS.includes(entry.text?.split(" ")[0] ?? "");
  return (entry.events ?? []).some((fact) => COINS.includes(fact.kind));
}

/** The one fact of an entry that only puts tokens somewhere. */
function placed(entry: Entry | undefined) {
  const [fact, ...more] = entry?.events ?? [];
  return entry?.kind === "move" && fact?.kind === "deployed" && !more.length ? fact : undefined;
}

/** Tokens that are put on a region one by one, told as one. */
export function gathered(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const last = out.at(-1);
    const [before, now] = [placed(last), placed(entry)];
    if (last && before && now && before.region === now.region && last.seat === entry.seat) {
      const amount = (before.amount ?? 0) + (now.amount ?? 0);
      out[out.length - 1] = { ...entry, events: [{ ...now, amount }] };
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
  const key = `${entry.seq} ${placed(entry)?.amount ?? 0} ${kind}`;
  const before = cache.get(key);
  if (before) return before;
  const lines = wanted(entry, kind) ? tell(entry, teller, kind) : [];
  cache.set(key, lines);
  return lines;
}

function tell(entry: Entry, teller: Teller, kind: Kind): Line[] {
  const seat = entry.seat ?? 0;
  const talk = entry.kind === "chat";
  const facts = entry.events ?? [];
  const texts = teller.sentences(entry);
  const lines = texts.map((text, place) => ({
    key: `${entry.seq}.${place}`,
    text,
    seat,
    talk,
    begins: false,
  }));
  const began = facts.find((fact) => fact.kind === "turn-began");
  if (!began || kind !== "all") return lines;
  const whose = began.seat ?? 0;
  const text = t("log-turn", { seat: teller.seat(whose), round: began.amount ?? 0 });
  return [...lines, { key: `${entry.seq}.turn`, text, seat: whose, talk: false, begins: true }];
}
