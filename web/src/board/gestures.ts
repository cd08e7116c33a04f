// Fingers, mouse and wheel on the board: drag to pan, two fingers or the wheel to zoom.
import type { Camera } from "./camera.svelte";

/** A pointer that moves less than this, in px, clicks and does not pan. */
const CLICK_TOLERANCE = 7;
/** A gesture counts as ended this long after the last change, in ms. */
const REST = 180;

interface Point {
  x: number;
  y: number;
}

export interface GestureSettings {
  camera: Camera;
  /** A pointer went down; true if the caller handles it from here (a token is dragged). */
  claimPointer?: (event: PointerEvent) => boolean;
  /** A gesture began or ended, so that the board can be painted quickly or sharply. */
  moving?: (on: boolean) => void;
}

/** Lets *node* be panned and zoomed, for as long as it is on the page. */
export function gestures(node: HTMLElement, settings: GestureSettings): { destroy: () => void } {
  const board = new BoardGestures(node, settings);
  return { destroy: () => board.destroy() };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

class BoardGestures {
  readonly #node: HTMLElement;
  readonly #settings: GestureSettings;
  /** The pointers that are down, by id. */
  readonly #down = new Map<number, Point>();
  readonly #listeners = new AbortController();
  #start: Point | null = null;
  #panning = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(node: HTMLElement, settings: GestureSettings) {
    this.#node = node;
    this.#settings = settings;
    const { signal } = this.#listeners;
    node.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    node.addEventListener("pointermove", (event) => this.#move(event), { signal });
    node.addEventListener("pointerup", (event) => this.#lift(event), { signal });
    node.addEventListener("pointercancel", (event) => this.#lift(event), { signal });
    node.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
    node.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    node.addEventListener("dblclick", (event) => this.#doubleTap(event), { signal });
  }

  destroy(): void {
    clearTimeout(this.#rest);
    this.#listeners.abort();
  }

  #pointOf(event: MouseEvent): Point {
    const box = this.#node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Report a moving board, until nothing has moved for a moment. */
  #reportMoving(): void {
    this.#settings.moving?.(true);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settings.moving?.(false), REST);
  }

  #press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (this.#settings.claimPointer?.(event)) return;
    this.#start = this.#pointOf(event);
    this.#down.set(event.pointerId, this.#start);
    this.#panning = this.#down.size > 1;
  }

  #move(event: PointerEvent): void {
    const { pointerId: id } = event;
    const before = this.#down.get(id);
    if (!before) return;
    const now = this.#pointOf(event);
    if (!this.#panning && this.#start && distance(now, this.#start) < CLICK_TOLERANCE) return;
    if (!this.#panning || !this.#node.hasPointerCapture(id)) this.#node.setPointerCapture(id);
    this.#panning = true;
    this.#down.set(id, now);
    this.#reportMoving();
    const other = [...this.#down].find(([each]) => each !== id)?.[1];
    if (other) this.#pinch(other, before, now);
    else this.#settings.camera.move(now.x - before.x, now.y - before.y);
  }

  #pinch(still: Point, before: Point, now: Point): void {
    const { camera } = this.#settings;
    const factor = distance(now, still) / Math.max(1, distance(before, still));
    camera.zoomBy(factor, (still.x + now.x) / 2, (still.y + now.y) / 2);
    camera.move((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #lift(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    // The click that the browser makes of this gesture comes first.
    if (!this.#down.size) setTimeout(() => (this.#panning = false));
  }

  /** The click at the end of a gesture chooses nothing. */
  #click(event: MouseEvent): void {
    if (!this.#panning) return;
    event.stopPropagation();
    event.preventDefault();
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.#pointOf(event);
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    this.#reportMoving();
    this.#settings.camera.zoomBy(Math.exp(-event.deltaY * pixels * 0.0016), x, y);
  }

  #doubleTap(event: MouseEvent): void {
    const { camera } = this.#settings;
    const { x, y } = this.#pointOf(event);
    camera.zoomBy(camera.zoom < 3 ? 1.9 : 1 / camera.zoom, x, y);
  }
}
