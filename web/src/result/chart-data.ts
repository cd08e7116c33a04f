// The numbers of a finished game as chart data.
import type { Series } from "$/charts/scale";
import type { Chances, DecidingMoment, Summary } from "$/wire/types";
import { t } from "$/words/fluent.svelte";

export interface ChartData {
  labels: string[];
  series: Series[];
}

const sum = (parts: Record<string, number>): number =>
  Object.values(parts).reduce((total, coins) => total + coins, 0);

/** The coins of every seat after each round, starting with its first coins. */
export function byRound(summary: Summary, names: readonly string[]): ChartData {
  const rounds = Math.max(0, ...summary.seats.map((seat) => seat.by_round.length));
  const series = summary.seats.map((seat) => {
    let coins = seat.start;
    const values = Array.from({ length: rounds }, (_, round) => {
      coins += sum(seat.by_round[round] ?? {});
      return coins;
    });
    return { name: names[seat.seat - 1] ?? "", seat: seat.seat, values: [seat.start, ...values] };
  });
  return { labels: Array.from({ length: rounds + 1 }, (_, round) => String(round)), series };
}

/** Where coins came from and went to; sources that nobody had are left out. */
export function bySource(summary: Summary, names: readonly string[]): ChartData {
  const sources = summary.sources.filter((source) =>
    summary.seats.some((seat) => seat.by_source[source]),
  );
  const series = summary.seats.map((seat) => ({
    name: names[seat.seat - 1] ?? "",
    seat: seat.seat,
    values: sources.map((source) => seat.by_source[source] ?? 0),
  }));
  return { labels: sources.map((source) => t(`source-${source}`)), series };
}

/** The chances to win after each turn. */
export function byChance(chances: Chances, names: readonly string[]): ChartData {
  const seats = chances.turns[0]?.chances.length ?? 0;
  const series = Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] ?? "",
    seat: seat + 1,
    values: chances.turns.map((turn) => turn.chances[seat] ?? 0),
  }));
  return { labels: chances.turns.map((turn) => String(turn.round)), series };
}

/** Where the decisions of a review are on the curve of chances: at the end of their turns. */
export const marksOf = (
  moments: readonly DecidingMoment[],
  { turns }: Chances,
): { place: number; seat: number }[] =>
  moments.map(({ round, seat }) => ({
    place: Math.max(
      0,
      turns.findIndex((turn) => turn.round === round && turn.seat === seat),
    ),
    seat,
  }));

/** Seats in the order in which their coins are revealed: the richest last. */
export const revealOrder = (summary: Summary): number[] =>
  [...summary.seats]
    .sort(
      (one, other) =>
        Number(summary.winners.includes(one.seat)) - Number(summary.winners.includes(other.seat)) ||
        one.coins - other.coins,
    )
    .map((seat) => seat.seat);
