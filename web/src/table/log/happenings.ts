// What happened to one seat: losses, income, and what the others did, as a few messages with their regions.
import { TURN } from "$/words/sentences";
import { keyArgument, numberArgument, seatArgument } from "$/words/message";
import type { Entry, Message } from "$/wire/types";

/** One line of the recap. */
export interface Happening {
  message: Message;
  /** Who did it. */
  seat: number;
  /** Where, to be shown on the board. */
  regions: string[];
}

/** An event with the move that it is part of. */
interface Fact {
  event: Message;
  move: Entry;
}

const CONQUESTS = ["event-conquered", "event-conquered-by"];

export const isConquest = ({ key }: Message): boolean => CONQUESTS.includes(key);

/** What *seat* should know of *moves*: first its losses, then its coins, then what the others did. */
export function happenings(moves: readonly Entry[], seat: number): Happening[] {
  const facts = moves.flatMap((move) => (move.events ?? []).map((event) => ({ event, move })));
  return [...lossesOf(facts, seat), ...coinsOf(facts, seat), ...deedsOf(facts, seat)];
}

/** The seat that did it; a bot may play for its own. */
const doer = ({ event, move }: Fact): number => seatArgument(event) || (move.seat ?? 0);

const regionOf = ({ event }: Fact): string => keyArgument(event, "region");

const byKey = (facts: readonly Fact[], ...keys: string[]): Fact[] =>
  facts.filter(({ event }) => keys.includes(event.key));

/** The seats of *facts* in the order of their first fact, each with its facts. */
function grouped(facts: readonly Fact[], seatOf: (fact: Fact) => number): [number, Fact[]][] {
  const seats = [...new Set(facts.map(seatOf))];
  return seats.map((seat) => [seat, facts.filter((fact) => seatOf(fact) === seat)]);
}

const message = (key: string, args: NonNullable<Message["args"]>): Message => ({
  type: "message",
  key,
  args,
});

const namesOf = (regions: readonly string[]) =>
  regions.map((key) => ({ type: "name" as const, kind: "region", key }));

const isLossOf = ({ event, move }: Fact, seat: number): boolean =>
  event.key === "event-lost" && seatArgument(event) === seat && move.seat !== seat;

/** What others took from *seat*, one line for each of them. */
function lossesOf(facts: readonly Fact[], seat: number): Happening[] {
  const losses = facts.filter((fact) => isLossOf(fact, seat));
  return grouped(losses, ({ move }) => move.seat ?? 0).map(([taker, all]) => {
    const regions = [...new Set(all.map(regionOf))];
    const tokens = all.reduce((sum, { event }) => sum + numberArgument(event, "tokens"), 0);
    const args = {
      seat: { type: "seat" as const, number: taker },
      regions: namesOf(regions),
      tokens,
    };
    return { message: message("recap-lost", args), seat: taker, regions };
  });
}

/** The income of *seat* with its parts, tolls, and a peace that binds it. */
function coinsOf(facts: readonly Fact[], seat: number): Happening[] {
  const income = byKey(facts, "event-scored")
    .filter(({ event }) => seatArgument(event) === seat)
    .map(({ event }) => ({ ...event, key: "recap-income" }));
  const others = byKey(facts, "event-toll-paid", "event-ally")
    .filter(({ event }) => [event.args?.["payee"], event.args?.["other"]].some(isSeat))
    .map(({ event }) => event);
  return [...income, ...others].map((each) => ({
    message: each,
    seat: seatArgument(each),
    regions: [],
  }));

  function isSeat(arg: unknown): boolean {
    return (arg as { number?: number } | undefined)?.number === seat;
  }
}

/** What everybody else did: picks, declines, and conquests of what was not mine. */
function deedsOf(facts: readonly Fact[], seat: number): Happening[] {
  const place = (fact: Fact): string => `${fact.move.seq} ${regionOf(fact)}`;
  const lost = new Set(facts.filter((fact) => isLossOf(fact, seat)).map(place));
  // A bot that played for me did what I have not seen.
  const deeds = facts.filter((fact) => doer(fact) !== seat || Boolean(fact.move.level));
  return grouped(deeds, doer).flatMap(([taker, all]) => {
    const changes = byKey(all, "event-declined", "event-picked").map(({ event }) => ({
      message: event,
      seat: taker,
      regions: [],
    }));
    const conquests = all.filter((fact) => isConquest(fact.event) && !lost.has(place(fact)));
    return [...changes, ...conquestsOf(taker, conquests)];
  });
}

function conquestsOf(seat: number, conquests: readonly Fact[]): Happening[] {
  const regions = [...new Set(conquests.map(regionOf))];
  if (!regions.length) return [];
  const args = {
    seat: { type: "seat" as const, number: seat },
    regions: namesOf(regions),
    amount: regions.length,
  };
  return [{ message: message("recap-took", args), seat, regions }];
}

/** The moves with which the turns of *seat* began, as numbers of the log, oldest first. */
export const turnsOf = (moves: readonly Entry[], seat: number): number[] =>
  moves
    .filter(({ events }) =>
      events?.some((event) => event.key === TURN && seatArgument(event) === seat),
    )
    .map(({ seq }) => seq);
