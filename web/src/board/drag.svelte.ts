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
  const id = event.pointerId;
  const begun = { x: event.clientX, y: event.clientY };
  const ears = new AbortController();
  const { signal } = ears;

  function moved(now: PointerEvent): void {
    if (now.pointerId !== id) return;
    const far = Math.hypot(now.clientX - begun.x, now.clientY - begun.y) > SLOP;
    if (!drag.load && !far) return;
    drag.load = load;
    drag.x = now.clientX;
    drag.y = now.clientY;
    drag.over = regionAt(now.clientX, now.clientY);
  }

  function ended(now: PointerEvent): void {
    if (now.pointerId !== id) return;
    const { over } = drag;
    const dropped = drag.load !== null && now.type === "pointerup";
    drag.load = null;
    drag.over = "";
    ears.abort();
    if (!dropped) return;
    swallowClick();
    if (over !== load.from) drop(over);
  }

  function drop(over: string): void {
    drag.dropped = true;
    ondrop(load.from, over);
    void tick().then(() => (drag.dropped = false));
  }

  addEventListener("pointermove", moved, { signal });
  addEventListener("pointerup", ended, { signal });
  addEventListener("pointercancel", ended, { signal });
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
