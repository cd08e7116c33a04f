// The guided first game of this device: its table, and which lessons were read.
interface Kept {
  table: string;
  read: string[];
}

const KEY = "elbowroom-guide";

function load(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { table: kept.table ?? "", read: kept.read ?? [] };
  } catch {
    return { table: "", read: [] };
  }
}

const kept = $state<Kept>(load());

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still teaches, until it is reloaded.
  }
}

export const guide = {
  /** The table of the first game; "" when there is none, or the guide was left. */
  get table(): string {
    return kept.table;
  },
  get read(): readonly string[] {
    return kept.read;
  },
  begin(table: string): void {
    kept.table = table;
    kept.read = [];
    save();
  },
  learn(lesson: string): void {
    if (!kept.read.includes(lesson)) kept.read.push(lesson);
    save();
  },
  leave(): void {
    kept.table = "";
    kept.read = [];
    save();
  },
};

/** The same game for everybody: a friendly column, and Mounted Trolls for free. */
export const SEED = 1345;
