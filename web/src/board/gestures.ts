// Fingers, mouse and wheel on the board: drag to pan, two fingers or the wheel to zoom.
import type { Camera } from "./camera.svelte";

const SLOP = 7;

interface Place {
  x: number;
  y: number;
}

export interface Gestures {
  camera: Camera;
  /** A pointer went down; true when somebody else takes it from here (a token is dragged). */
  taken?: (event: PointerEvent) => boolean;
  /** A gesture began or ended, so that the board can be painted quickly or sharply. */
  moving?: (on: boolean) => void;
}

export function gestures(node: HTMLElement, options: Gestures) {
  const { camera } = options;
  const down = new Map<number, Place>();
  let start: Place | null = null;
  let panning = false;
  let settle: ReturnType<typeof setTimeout> | undefined;

  const place = (event: PointerEvent | WheelEvent | MouseEvent): Place => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  function stir(): void {
    options.moving?.(true);
    clearTimeout(settle);
    settle = setTimeout(() => options.moving?.(false), 180);
  }

  function pressed(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (options.taken?.(event)) return;
    down.set(event.pointerId, place(event));
    start = place(event);
    panning = down.size > 1;
  }

  function moved(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (!panning && start && Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
    if (!panning || !node.hasPointerCapture(event.pointerId))
      node.setPointerCapture(event.pointerId);
    panning = true;
    down.set(event.pointerId, now);
    stir();
    if (down.size === 1) return camera.move(now.x - before.x, now.y - before.y);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(other, before, now);
  }

  function pinch(still: Place, before: Place, now: Place): void {
    const was = Math.hypot(before.x - still.x, before.y - still.y);
    const is = Math.hypot(now.x - still.x, now.y - still.y);
    camera.zoomBy(is / Math.max(1, was), (still.x + now.x) / 2, (still.y + now.y) / 2);
    camera.move((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function lifted(event: PointerEvent): void {
    down.delete(event.pointerId);
    if (!down.size) setTimeout(() => (panning = false));
  }

  /** The click at the end of a gesture is none. */
  function clicked(event: MouseEvent): void {
    if (!panning) return;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheeled(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = place(event);
    const lines = event.deltaMode === 1 ? 20 : 1;
    stir();
    camera.zoomBy(Math.exp(-event.deltaY * lines * 0.0016), x, y);
  }

  function doubled(event: MouseEvent): void {
    const { x, y } = place(event);
    camera.zoomBy(camera.zoom < 3 ? 1.9 : 1 / camera.zoom, x, y);
  }

  node.addEventListener("pointerdown", pressed);
  node.addEventListener("pointermove", moved);
  node.addEventListener("pointerup", lifted);
  node.addEventListener("pointercancel", lifted);
  node.addEventListener("click", clicked, { capture: true });
  node.addEventListener("wheel", wheeled, { passive: false });
  node.addEventListener("dblclick", doubled);
  return { destroy: () => clearTimeout(settle) };
}
