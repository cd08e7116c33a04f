// The state of a replay: what is loaded, the current step, and the speed.
import { SvelteMap } from "svelte/reactivity";
import { learnTable } from "$/made/cards.svelte";
import { Refused, showLines, showSights, showTable } from "$/wire/http";
import type { Entry, Refusal, Sight, TableInfo } from "$/wire/types";
import { jump, stepsOf, stepAt, turnAt, turns } from "./steps";

/** Time from step to step at normal speed, in ms. */
const PACE = 1100;
/** Positions that are loaded with one request. */
const PAGE_SIZE = 100;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  info = $state.raw<TableInfo | null>(null);
  steps = $state.raw<Entry[]>([]);
  readonly sights = new SvelteMap<number, Sight>();
  refusal = $state.raw<Refusal | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {}

  at = $derived(Math.min(this.#at, Math.max(0, this.steps.length - 1)));
  last = $derived(Math.max(0, this.steps.length - 1));
  entry = $derived<Entry | null>(this.steps[this.at] ?? null);
  turns = $derived(turns(this.steps, this.sights));
  turn = $derived(turnAt(this.turns, this.at));
  /** The time from one step to the next, in ms. */
  pace = $derived(PACE / this.speed);
  /** How much of the game is loaded, from 0 to 1. */
  loaded = $derived(this.steps.length ? Math.min(1, this.sights.size / this.steps.length) : 0);

  /** The position of the current step, or the last loaded one before it. */
  sight = $derived.by((): Sight | null => {
    for (let at = this.at; at >= 0; at -= 1) {
      const sight = this.sights.get(this.steps[at]?.seq ?? -1);
      if (sight) return sight;
    }
    return null;
  });

  // -------------------------------------------------------------------- loading

  /** Load the log, then the positions page by page; *seq* is where to begin. */
  async load(seq: number | null): Promise<void> {
    this.refusal = null;
    try {
      const [info, lines] = await Promise.all([showTable(this.id), showLines(this.id)]);
      this.info = info;
      void learnTable(info);
      this.steps = stepsOf(lines.entries);
      if (seq !== null) this.#at = stepAt(this.steps, seq);
      await this.#fetch();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.refusal;
    }
  }

  async #fetch(): Promise<void> {
    const end = this.steps.at(-1)?.seq ?? 0;
    let after = 0;
    while (after < end && !this.#closed) {
      const part = await showSights(this.id, after, PAGE_SIZE);
      if (!part.sights.length) return;
      for (const sight of part.sights) this.sights.set(sight.seq, sight);
      after = part.sights.at(-1)?.seq ?? end;
    }
  }

  // -------------------------------------------------------------------- moving

  go(at: number): void {
    this.#at = Math.max(0, Math.min(this.last, Math.round(at)));
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  jump(by: 1 | -1): void {
    this.pause();
    this.go(jump(this.turns, this.at, by, this.last));
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), this.pace);
  }

  /** Waits for positions that are not loaded yet. */
  #next(): void {
    const next = this.steps[this.at + 1];
    if (!next) return this.pause();
    if (this.sights.has(next.seq)) this.go(this.at + 1);
    this.#wait();
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }
}
