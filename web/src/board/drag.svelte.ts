// Dragging a token from a region or from the hand to a region.
import { tick } from "svelte";

/** A pointer that moves less than this, in px, clicks and does not drag. */
const CLICK_TOLERANCE = 7;

export interface DraggedToken {
  /** The region it comes from; "" for the hand. */
  from: string;
  race: string;
  seat: number;
}

class Drag {
  token = $state.raw<DraggedToken | null>(null);
  x = $state(0);
  y = $state(0);
  /** The region under the token, or "". */
  over = $state("");
  /** A token has just been dropped; the board is about to show it in its new place. */
  dropped = false;

  follow(token: DraggedToken, { clientX, clientY }: PointerEvent): void {
    this.token = token;
    this.x = clientX;
    this.y = clientY;
    this.over = regionAt(clientX, clientY);
  }

  /** Stop dragging. The region under the token, or ""; null when nothing was dragged. */
  end(): string | null {
    const over = this.token ? this.over : null;
    this.token = null;
    this.over = "";
    return over;
  }
}

/** The token that is being dragged; the board draws it and what it is over. */
export const drag = new Drag();

const regionAt = (x: number, y: number): string =>
  document.elementFromPoint(x, y)?.closest<SVGElement>("[data-region]")?.dataset.region ?? "";

/** Start to drag with a pointer that has just gone down; nothing happens before it moves. */
export function startDrag(
  event: PointerEvent,
  token: DraggedToken,
  ondrop: (from: string, to: string) => void,
): void {
  const { pointerId: id, clientX, clientY } = event;
  const listeners = new AbortController();
  const { signal } = listeners;

  function move(now: PointerEvent): void {
    if (now.pointerId !== id) return;
    const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > CLICK_TOLERANCE;
    if (drag.token || far) drag.follow(token, now);
  }

  function end(now: PointerEvent): void {
    if (now.pointerId !== id) return;
    listeners.abort();
    const to = drag.end();
    if (to === null || now.type !== "pointerup") return;
    swallowClick();
    if (to !== token.from) drop(token.from, to, ondrop);
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

function drop(from: string, to: string, ondrop: (from: string, to: string) => void): void {
  drag.dropped = true;
  ondrop(from, to);
  void tick().then(() => (drag.dropped = false));
}

/** Ignore the click that the browser makes of the end of a drag. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
