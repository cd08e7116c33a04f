// Positions of regions on the screen, for panels next to them.
export interface RegionAnchor {
  region: string;
  at: DOMRect | null;
}

/** Where a region is on the screen. */
export const boxOf = (region: string): DOMRect | null =>
  document.querySelector(`[data-region="${region}"]`)?.getBoundingClientRect() ?? null;
