// Arithmetic for charts: round steps, positions on a scale, paths.

/** The values of one seat: a line, or one bar in every group. */
export interface Series {
  name: string;
  values: readonly number[];
  /** The seat whose colour and pattern it has, from 1. */
  seat: number;
}

/** A step of 1, 2 or 5 times a power of ten, so that about *parts* of them cover *span*. */
export function step(span: number, parts = 4): number {
  const rough = Math.max(span, 1e-9) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}

/** Round numbers from below *low* to above *high*. */
export function ticks(low: number, high: number, parts = 4): number[] {
  const by = step(high - low, parts);
  const first = Math.floor(low / by);
  const last = Math.max(first + 1, Math.ceil(high / by));
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * by);
}

/** *value* of [low, high] mapped to [from, to]. */
export const along = (
  value: number,
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): number => from + ((value - low) / (high - low || 1)) * (to - from);

export type Point = readonly [x: number, y: number];

/** A path through points, rounded to one decimal to keep it short. */
export const path = (points: readonly Point[]): string =>
  points.map(([x, y], place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Labels that would overlap are moved apart, as little as possible, from top to bottom. */
export function spread(places: readonly number[], gap: number, most: number): number[] {
  const order = places.map((at, index) => ({ at, index })).sort((one, two) => one.at - two.at);
  let last = -Infinity;
  for (const each of order) last = each.at = Math.max(each.at, last + gap);
  let next = most + gap;
  for (const each of order.toReversed()) next = each.at = Math.min(each.at, next - gap);
  return places.map((_, index) => order.find((each) => each.index === index)?.at ?? 0);
}

/** How the line of a seat is dashed, so that lines can be told apart without colours. */
export const dash = (seat: number): string =>
  ["", "7 4", "2 4", "11 4 2 4", "5 2 5 6"][seat - 1] ?? "";

/** The props of every chart. */
export interface Chart {
  title: string;
  /** What the rows of its table are: rounds, sources … */
  rows: string;
  labels: readonly string[];
  series: readonly Series[];
  /** The summary for screen readers. */
  summary: string;
}
