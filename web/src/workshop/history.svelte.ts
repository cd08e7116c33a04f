// Undo and redo: every state of a draft, the changes of one field in a row as one step.
const MOST_STEPS = 200;

export class History<T> {
  #now = $state.raw() as T;
  #past = $state.raw<readonly T[]>([]);
  #future = $state.raw<readonly T[]>([]);
  #lastField = "";

  constructor(first: T) {
    this.#now = first;
  }

  get now(): T {
    return this.#now;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Go on to *next*; several changes of the same *field* in a row are undone together. */
  change(next: T, field = ""): void {
    if (!field || field !== this.#lastField)
      this.#past = [...this.#past, this.#now].slice(-MOST_STEPS);
    this.#lastField = field;
    this.#future = [];
    this.#now = next;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [...this.#future, this.#now];
    this.#past = this.#past.slice(0, -1);
    this.#now = before;
    this.#lastField = "";
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (after === undefined) return;
    this.#past = [...this.#past, this.#now];
    this.#future = this.#future.slice(0, -1);
    this.#now = after;
    this.#lastField = "";
  }
}
