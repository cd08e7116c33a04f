// What is on its way across the board right now. It only shows what has happened already: the
// position below it is the new one, and everything can be done while it lasts.
import { still } from "$/state/motion";
import { drag } from "./drag.svelte";
import { journeys, landingOf, type Ground, type Journey } from "./journeys";
import type { Standings } from "./standing";

/** Calm, but never longer than a good part of the time until the next position. */
const LONGEST = 360;
const PART = 0.55;

export interface Glide extends Journey {
  id: number;
}

export interface Moment {
  /** Counts positions that follow one another; a leap makes it jump. */
  moment: number;
  /** The time until the next position in ms; 0 when nothing is to be seen moving. */
  pace: number;
  standings: Standings;
}

export class Glides {
  all = $state.raw<Glide[]>([]);
  /** How long they take, in ms. */
  time = $state(0);
  /** What is not drawn where it stands, since it is still on its way. */
  landing = $derived(landingOf(this.all));
  #before: Moment | null = null;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show how *now* came out of the position before it. */
  follow(now: Moment, ground: Ground): void {
    const before = this.#before;
    this.#before = now;
    if (!before) return;
    const step = Math.abs(now.moment - before.moment);
    if (step > 1) return this.clear();
    // A token that was dragged has been seen moving.
    if (drag.dropped || !now.pace || still()) return;
    const found = journeys(before.standings, now.standings, ground);
    if (!found.length) return;
    this.clear();
    this.all = found.map((journey) => ({ ...journey, id: (this.#next += 1) }));
    this.time = Math.min(LONGEST, now.pace * PART);
    this.#timer = setTimeout(() => this.clear(), this.time);
  }

  clear(): void {
    clearTimeout(this.#timer);
    if (this.all.length) this.all = [];
  }
}
