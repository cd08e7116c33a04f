// Shorter SVG paths: every point of a drawing on a grid of whole units.

// How many numbers a segment has: those of points, in pairs, unless it is one of the others.
const NUMBERS = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7, Z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
// The two flags of an arc are one digit each, and the next number may follow without a space.
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

/** The segments of a path: a letter and its numbers. */
function* segments(path) {
  let place = 0;
  const take = (pattern) => {
    BETWEEN.lastIndex = place;
    BETWEEN.exec(path);
    pattern.lastIndex = BETWEEN.lastIndex;
    const match = pattern.exec(path);
    if (match) place = pattern.lastIndex;
    return match?.[0];
  };
  let letter = "";
  while (true) {
    const next = take(/[a-z]/iy);
    if (!next && (!letter || /z/i.test(letter))) return;
    letter = next ?? (letter === "m" ? "l" : letter === "M" ? "L" : letter);
    const kind = letter.toUpperCase();
    const numbers = [];
    for (let index = 0; index < NUMBERS[kind]; index += 1) {
      const word = take(kind === "A" && (index === 3 || index === 4) ? FLAG : NUMBER);
      if (word === undefined && index === 0 && !next) return;
      if (word === undefined) throw new Error(`a path that ends too early: ${path}`);
      numbers.push(Number(word));
    }
    yield { letter, numbers };
  }
}

/** Whether a number of a segment is across (0) or down (1); an arc has five that are neither. */
function axis(kind, index) {
  if (kind === "H") return 0;
  if (kind === "V") return 1;
  if (kind !== "A") return index % 2;
  return index < 5 ? null : index - 5;
}

/** *path* with whole numbers. Points are rounded where they are, so that no error adds up. */
export function shortPath(path) {
  let words = "";
  let [last, exact, rounded] = ["", [0, 0], [0, 0]];
  let start = [exact, rounded];
  for (const { letter, numbers } of segments(path)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    const [ends, places] = [[...exact], [...rounded]];
    const written = numbers.map((number, index) => {
      const side = axis(kind, index);
      if (side === null) return index < 2 ? Math.round(number * 10) / 10 : number;
      ends[side] = number + (relative ? exact[side] : 0);
      places[side] = Math.round(ends[side]);
      return places[side] - (relative ? rounded[side] : 0);
    });
    const goesOn = letter === last && kind !== "M" && kind !== "Z";
    words += (goesOn ? "" : letter) + joined(written, goesOn);
    [exact, rounded] = kind === "Z" ? start : [ends, places];
    if (kind === "M") start = [exact, rounded];
    last = letter;
  }
  return words;
}

/** Numbers in a row; a minus needs no space before it. */
const joined = (numbers, goesOn) =>
  numbers
    .map((number, index) => {
      const word = String(number === 0 ? 0 : number).replace(/^(-?)0\./, "$1.");
      return (index > 0 || goesOn) && !word.startsWith("-") ? ` ${word}` : word;
    })
    .join("");
