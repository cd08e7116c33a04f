// The legal actions, sorted by what a person points at: a region, a combo, a seat or a button.
export interface Option {
  /** What is sent: one of the legal actions, word for word. */
  text: string;
  verb: string;
  region: string;
  /** Special means of a conquest: `dragon`, `bag:sword`, … */
  means: string[];
  /** What is placed or moved: `fortress`, `balrog`, … */
  piece: string;
  amount: number;
  /** The slot whose badge is taken with a pick, or 0. */
  swap: number;
}

/** Where on the screen an action is found; whatever has no other home is in the list of the rest. */
export type Home = "combo" | "region" | "tray" | "button" | "seat" | "rest";

const NOTHING = { region: "", means: [] as string[], piece: "", amount: 1, swap: 0 };

/** One action as it is written (docs/notation.md). */
export function readOption(text: string): Option {
  const [plain = "", by] = text.split(" by ");
  const [verb = "", ...words] = plain.split(" ");
  const option = { ...NOTHING, text, verb, means: by ? by.split(" ") : [] };
  switch (verb) {
    case "place":
    case "move":
      return { ...option, piece: words[0] ?? "", region: words[1] ?? "", amount: +(words[2] ?? 1) };
    case "pick":
      return { ...option, amount: +(words[0] ?? 0), swap: +(words[2] ?? 0) };
    case "ally":
      return { ...option, amount: +(words[0] ?? 0) };
    default:
      return { ...option, region: words[0] ?? "", amount: +(words[1] ?? 1) };
  }
}

export function home(option: Option): Home {
  switch (option.verb) {
    case "pick":
      return "combo";
    case "place":
    case "move":
      return "tray";
    case "ally":
      return "seat";
    case "stop":
    case "end":
    case "decline":
      return "button";
    case "roll":
      return option.region ? "region" : "button";
    case "conquer":
    case "deploy":
    case "abandon":
    case "rebirth":
    case "sacrifice":
      return "region";
    default:
      return "rest";
  }
}

/** Means that are named by what they are: `dragon`, `bag:sword`. */
const WAYS = ["conquer", "roll", "rebirth", "sacrifice"];

export class Options {
  readonly all: readonly Option[];

  constructor(texts: readonly string[]) {
    this.all = texts.map(readOption);
  }

  at(region: string): Option[] {
    return this.all.filter((option) => option.region === region);
  }

  of(...verbs: string[]): Option[] {
    return this.all.filter((option) => verbs.includes(option.verb));
  }

  can(text: string): boolean {
    return this.all.some((option) => option.text === text);
  }

  /** Whether there is something to do, and nothing but *verb* (and *piece*). */
  only(verb: string, piece = ""): boolean {
    return (
      this.all.length > 0 &&
      this.all.every((each) => each.verb === verb && (!piece || each.piece === piece))
    );
  }

  /** The picks of a slot: plain, and with a badge swapped. */
  picks(slot: number): Option[] {
    return this.of("pick").filter((option) => option.amount === slot);
  }

  get regions(): string[] {
    return [...new Set(this.all.map((option) => option.region))].filter(Boolean);
  }

  /** Kinds of pieces that can be placed or moved now, in the order in which they are offered. */
  get pieces(): string[] {
    return [...new Set(this.of("place", "move").map((option) => option.piece))];
  }

  /** Where *piece* can go. */
  placesOf(piece: string): Option[] {
    return this.of("place", "move").filter((option) => option.piece === piece);
  }

  /**
   * What a single click on a region does: the only way to take it or to use it. Giving something
   * up and the die are never one click, and several ways are a choice.
   */
  click(region: string): Option | null {
    const ways = this.ways(region);
    const [only] = ways;
    return ways.length === 1 && only && only.verb !== "roll" && only.verb !== "sacrifice"
      ? only
      : null;
  }

  /** All ways to act on a region, the plain conquest first; pieces are not chosen here. */
  ways(region: string): Option[] {
    return this.at(region)
      .filter((option) => WAYS.includes(option.verb))
      .sort((one, other) => rank(one) - rank(other));
  }

  /** Everything that a menu at a region offers. */
  menu(region: string): Option[] {
    const given = this.at(region).filter((option) => option.verb === "abandon");
    return [...this.ways(region), ...given];
  }
}

const rank = (option: Option): number => WAYS.indexOf(option.verb) * 10 + option.means.length;
