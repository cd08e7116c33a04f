// A Svelte action that puts a small panel next to its anchor, entirely on the screen.
export interface Anchor {
  at: DOMRect | null;
  /** The distance from the anchor, in px. */
  gap?: number;
}

export function beside(node: HTMLElement, anchor: Anchor) {
  function move({ at, gap = 6 }: Anchor) {
    const { innerWidth: width, innerHeight: height } = window;
    const panel = node.getBoundingClientRect();
    const middle = at ? at.left + at.width / 2 : width / 2;
    const below = at ? Math.min(at.bottom, at.top + at.height / 2 + 40) + gap : height / 3;
    const above = (at ? Math.max(at.top, at.top + at.height / 2 - 40) : height / 3) - gap;
    const fits = below + panel.height < height - 8;
    const top = fits ? below : Math.max(8, above - panel.height);
    const left = Math.min(Math.max(8, middle - panel.width / 2), width - panel.width - 8);
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
  }
  move(anchor);
  let last = anchor;
  const observer =
    typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => move(last));
  observer?.observe(node);
  return {
    update(next: Anchor) {
      last = next;
      move(next);
    },
    destroy: () => observer?.disconnect(),
  };
}
