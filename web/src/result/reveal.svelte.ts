// Reveals coins one seat after the other with numbers that count up, or all at once.
import { prefersReducedMotion } from "$/state/motion";
import { settings } from "$/state/settings.svelte";

/** How long the number of a seat counts up, in ms. */
const RUN = 1100;
/** The pause before it, in ms. */
const PAUSE = 500;

export class Reveal {
  /** How many seats are revealed completely. */
  done = $state(0);
  /** The progress of the next one, from 0 to 1. */
  part = $state(0);
  #frame = 0;
  #startedAt = 0;

  constructor(
    readonly seats: number,
    slowly: boolean,
  ) {
    const instant = prefersReducedMotion() || settings.speed === 0;
    if (!slowly || instant) this.finish();
    else this.#frame = requestAnimationFrame(this.#tick);
  }

  get over(): boolean {
    return this.done >= this.seats;
  }

  /** The number to show for the seat at *place* in the order, which has *coins*; null: none yet. */
  coinsToShow(place: number, coins: number): number | null {
    if (place < this.done) return coins;
    return place === this.done && this.part > 0 ? Math.round(coins * easeOut(this.part)) : null;
  }

  finish(): void {
    cancelAnimationFrame(this.#frame);
    this.done = this.seats;
  }

  #tick = (now: number): void => {
    this.#startedAt ||= now;
    const elapsed = now - this.#startedAt - PAUSE;
    this.part = Math.max(0, Math.min(1, elapsed / RUN));
    if (this.part === 1) {
      this.done += 1;
      this.part = 0;
      this.#startedAt = now;
    }
    if (!this.over) this.#frame = requestAnimationFrame(this.#tick);
  };

  close(): void {
    cancelAnimationFrame(this.#frame);
  }
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3;
