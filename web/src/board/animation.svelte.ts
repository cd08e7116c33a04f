// Animates the last change of the position. The board below shows the new position already, so
// players need not wait for the animation to end.
import { prefersReducedMotion } from "$/state/motion";
import { drag } from "./drag.svelte";
import { arrivalsIn, movements, type BoardGeometry, type Movement } from "./movements";
import type { ContentsByRegion } from "./region-contents";

/** The longest animation in ms. */
const LONGEST = 360;
/** It takes at most this part of the time until the next position. */
const PART = 0.55;

export interface AnimatedMovement extends Movement {
  id: number;
}

/** A position on the screen. */
export interface Moment {
  /** The number of the position; it grows by more than 1 when positions are skipped. */
  moment: number;
  /** The time until the next position in ms; 0 without animation. */
  pace: number;
  contents: ContentsByRegion;
}

export class BoardAnimation {
  all = $state.raw<AnimatedMovement[]>([]);
  /** How long all of them take, in ms. */
  time = $state(0);
  /** Keys of what is not yet drawn at its destination. */
  arriving = $derived(arrivalsIn(this.all));
  #before: Moment | null = null;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Animate the change from the previous position to *now*. */
  follow(now: Moment, geometry: BoardGeometry): void {
    const before = this.#before;
    this.#before = now;
    if (!before) return;
    const step = Math.abs(now.moment - before.moment);
    if (step > 1) return this.clear();
    // The player has just moved a dragged token by hand.
    if (drag.dropped || !now.pace || prefersReducedMotion()) return;
    const changes = movements(before.contents, now.contents, geometry);
    if (!changes.length) return;
    this.clear();
    this.all = changes.map((movement) => ({ ...movement, id: (this.#next += 1) }));
    this.time = Math.min(LONGEST, now.pace * PART);
    this.#timer = setTimeout(() => this.clear(), this.time);
  }

  clear(): void {
    clearTimeout(this.#timer);
    if (this.all.length) this.all = [];
  }
}
