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
}

const NOTHING = { region: "", means: [] as string[], piece: "", amount: 1 };

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
    case "ally":
      return { ...option, amount: +(words[0] ?? 0) };
    default:
      return { ...option, region: words[0] ?? "", amount: +(words[1] ?? 1) };
  }
}

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

  /** The picks of a slot: plain, and with a badge swapped. */
  picks(slot: number): Option[] {
    return this.of("pick").filter((option) => option.amount === slot);
  }

  get regions(): string[] {
    return [...new Set(this.all.map((option) => option.region))].filter(Boolean);
  }

  /**
   * What a single click on a region does: the plain conquest, or the only thing that can be done
   * there. Giving something up is never one click.
   */
  click(region: string): Option | null {
    const here = this.at(region).filter((option) => option.verb !== "abandon");
    const plain = here.find((option) => option.verb === "conquer" && !option.means.length);
    if (plain) return plain;
    return here.length === 1 && here[0]?.verb !== "roll" ? (here[0] ?? null) : null;
  }
}
