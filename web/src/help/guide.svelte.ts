// The guided first game on this device: its table, and which lessons were read.
interface GuideState {
  table: string;
  read: string[];
}

const KEY = "elbowroom-guide";

function load(): GuideState {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<GuideState>;
    return { table: stored.table ?? "", read: stored.read ?? [] };
  } catch {
    return { table: "", read: [] };
  }
}

const state = $state<GuideState>(load());

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Without storage the guide works until the page is reloaded.
  }
}

export const guide = {
  /** The table of the first game; "" if there is none, or the player left the guide. */
  get table(): string {
    return state.table;
  },
  get read(): readonly string[] {
    return state.read;
  },
  begin(table: string): void {
    state.table = table;
    state.read = [];
    save();
  },
  learn(lesson: string): void {
    if (state.read.includes(lesson)) return;
    state.read.push(lesson);
    save();
  },
  leave(): void {
    state.table = "";
    state.read = [];
    save();
  },
};

/** The seed of the first game, whose column offers Mounted Trolls for free. */
export const SEED = 1345;
