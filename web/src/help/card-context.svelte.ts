// The table that cards are read at, so that they can say what their thing does there now.
import type { Sight } from "$/wire/types";
import { Teller } from "$/words/sentences";

export interface CardContext {
  sight: Sight;
  teller: Teller;
}

let current = $state.raw<CardContext | null>(null);

export const cardContext = (): CardContext | null => current;

/** Called once by a page with a table: cards follow its position while the page is open. */
export function provideCardContext(now: () => Sight | null, names: () => string[]): void {
  $effect(() => {
    const sight = now();
    current = sight ? { sight, teller: new Teller(names(), sight.view ?? null) } : null;
  });
  $effect(() => () => (current = null));
}
