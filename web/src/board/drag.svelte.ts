// A token on its way, from a region or from the hand, to wherever it is dropped.
import { tick } from "svelte";

const SLOP = 7;

export interface Load {
  /** The region it comes from; "" for the hand. */
  from: string;
  race: string;
  seat: number;
}

class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  /** The region under the token, or "". */
  over = $state("");
  /** One has just been dropped, and the board is about to show it there. */
  dropped = false;

  follow(load: Load, { clientX, clientY }: PointerEvent): void {
    this.load = load;
    this.x = clientX;
    this.y = clientY;
    this.over = regionAt(clientX, clientY);
  }

  /** The region under the token, or ""; null when nothing was dragged. */
  end(): string | null {
    const over = this.load ? this.over : null;
    this.load = null;
    this.over = "";
    return over;
  }
}

/** The token that is being dragged; the board draws it and what it is over. */
export const drag = new Drag();

const regionAt = (x: number, y: number): string =>
  document.elementFromPoint(x, y)?.closest<SVGElement>("[data-region]")?.dataset.region ?? "";

/** Begin to drag with a pointer that just went down; nothing happens before it really moves. */
export function startDrag(
  event: PointerEvent,
  load: Load,
  ondrop: (from: string, to: string) => void,
): void {
  const { pointerId: id, clientX, clientY } = event;
  const listeners = new AbortController();
  const { signal } = listeners;

  function moved(now: PointerEvent): void {
    if (now.pointerId !== id) return;
    const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > SLOP;
    if (drag.load || far) drag.follow(load, now);
  }

  function ended(now: PointerEvent): void {
    if (now.pointerId !== id) return;
    listeners.abort();
    const to = drag.end();
    if (to === null || now.type !== "pointerup") return;
    swallowClick();
    if (to !== load.from) drop(load.from, to, ondrop);
  }

  addEventListener("pointermove", moved, { signal });
  addEventListener("pointerup", ended, { signal });
  addEventListener("pointercancel", ended, { signal });
}

function drop(from: string, to: string, ondrop: (from: string, to: string) => void): void {
  drag.dropped = true;
  ondrop(from, to);
  void tick().then(() => (drag.dropped = false));
}

/** The click that a browser makes of the end of a drag is none. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
