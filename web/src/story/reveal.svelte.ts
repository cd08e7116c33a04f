// Coins are revealed one seat after the other, the numbers running up; or at once.
import { still } from "$/state/motion";
import { settings } from "$/state/settings.svelte";

const RUN = 1100;
const PAUSE = 500;

export class Reveal {
  /** How many seats are revealed altogether. */
  done = $state(0);
  /** How far the next one is, from 0 to 1. */
  part = $state(0);
  #frame = 0;
  #began = 0;

  constructor(
    readonly seats: number,
    slowly: boolean,
  ) {
    const calm = still() || settings.speed === 0;
    if (!slowly || calm) this.finish();
    else this.#frame = requestAnimationFrame(this.#tick);
  }

  get over(): boolean {
    return this.done >= this.seats;
  }

  /** The number to show for the seat at *place* of the order that has *coins*; null: not yet. */
  shown(place: number, coins: number): number | null {
    if (place < this.done) return coins;
    return place === this.done && this.part > 0 ? Math.round(coins * eased(this.part)) : null;
  }

  finish(): void {
    cancelAnimationFrame(this.#frame);
    this.done = this.seats;
  }

  #tick = (now: number): void => {
    this.#began ||= now;
    const passed = now - this.#began - PAUSE;
    this.part = Math.max(0, Math.min(1, passed / RUN));
    if (this.part === 1) {
      this.done += 1;
      this.part = 0;
      this.#began = now;
    }
    if (!this.over) this.#frame = requestAnimationFrame(this.#tick);
  };

  close(): void {
    cancelAnimationFrame(this.#frame);
  }
}

const eased = (part: number): number => 1 - (1 - part) ** 3;
