// The rim of each seat: a colour, and a pattern that tells seats apart without colours.
export interface Rim {
  colour: string;
  /** Lines of paper on the coloured rim; none for the plain one. */
  width: number;
  dash: string;
  round: boolean;
}

const RIMS: Rim[] = [
  { colour: "var(--seat-1)", width: 0, dash: "", round: false },
  { colour: "var(--seat-2)", width: 0.42, dash: "1.3 1.1", round: false },
  { colour: "var(--seat-3)", width: 0.5, dash: "0 1.25", round: true },
  { colour: "var(--seat-4)", width: 0.3, dash: "", round: false },
  { colour: "var(--seat-5)", width: 1, dash: "0.35 0.75", round: false },
];
const NOBODY: Rim = { colour: "var(--ink-faint)", width: 0, dash: "", round: false };

export const rimOf = (seat: number): Rim => RIMS[seat - 1] ?? NOBODY;

/** The pattern of a rim that is *width* units wide, as attributes of an SVG stroke. */
export function pattern(seat: number, width: number): Record<string, string | number> {
  const rim = rimOf(seat);
  const dash = rim.dash
    .split(" ")
    .map((part) => +part * width)
    .join(" ");
  return {
    "stroke-width": rim.width * width,
    ...(rim.dash ? { "stroke-dasharray": dash } : {}),
    "stroke-linecap": rim.round ? "round" : "butt",
  };
}
