// One thing that is being measured: how far it is, and what came of it so far.
import { refusalSentence } from "$/parts/refusal-sentence";
import { withIdentity } from "$/state/person.svelte";
import type { Measurement, Progress } from "$/wire/types";
import { measure } from "./requests";

export class Measuring {
  progress = $state.raw<Progress | null>(null);
  running = $state(false);
  problem = $state("");
  #stop: AbortController | null = null;

  get result(): Measurement | null {
    return this.progress?.result ?? null;
  }

  /** Whether all games are played. */
  get done(): boolean {
    return this.progress !== null && this.progress.played === this.progress.of;
  }

  async start(content: string, thing: string): Promise<void> {
    this.stop();
    const stop = (this.#stop = new AbortController());
    this.running = true;
    this.problem = "";
    try {
      const follow = (progress: Progress) => (this.progress = progress);
      await withIdentity(() => measure({ content, thing }, follow, stop.signal));
    } catch (error) {
      if (!stop.signal.aborted) this.problem = refusalSentence(error);
    } finally {
      if (this.#stop === stop) this.running = false;
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.running = false;
  }

  /** Forget what was measured: it is another thing now. */
  clear(): void {
    this.stop();
    this.progress = null;
    this.problem = "";
  }
}
