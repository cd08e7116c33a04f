// The table in front of which cards are read, so that they can tell what their thing does there now.
import type { Sight } from "$/wire/types";
import { Teller } from "$/words/sentences";

export interface Scene {
  sight: Sight;
  teller: Teller;
}

let shown = $state.raw<Scene | null>(null);

export const scene = (): Scene | null => shown;

/** Called once by a page with a table: cards tell of its position for as long as the page is there. */
export function keepScene(now: () => Sight | null, names: () => string[]): void {
  $effect(() => {
    const sight = now();
    shown = sight ? { sight, teller: new Teller(names(), sight.view ?? null) } : null;
  });
  $effect(() => () => (shown = null));
}
