// Places on the screen that something is said beside.
export interface Spot {
  region: string;
  at: DOMRect | null;
}

/** Where a region is on the screen. */
export const spotOf = (region: string): DOMRect | null =>
  document.querySelector(`[data-region="${region}"]`)?.getBoundingClientRect() ?? null;
