// Which part of the board is on the screen. At zoom 1 the board fills the frame; it never leaves it.
export const MAX_ZOOM = 6;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** The frame in pixels, and the board in its own units. */
  frame = $state.raw({ width: 1, height: 1 });
  sheet = $state.raw({ width: 1, height: 1 });

  /** Pixels per unit of the board at zoom 1. */
  fit = $derived(
    Math.min(this.frame.width / this.sheet.width, this.frame.height / this.sheet.height),
  );
  scale = $derived(this.fit * this.zoom);
  size = $derived({ width: this.sheet.width * this.fit, height: this.sheet.height * this.fit });

  /** Where the upper left corner of the board is in the frame. */
  left = $derived(this.#clamp(this.x, this.frame.width, this.size.width * this.zoom));
  top = $derived(this.#clamp(this.y, this.frame.height, this.size.height * this.zoom));

  get transform(): string {
    return `translate(${this.left}px, ${this.top}px) scale(${this.zoom})`;
  }

  move(dx: number, dy: number): void {
    this.x = this.left + dx;
    this.y = this.top + dy;
  }

  /** Zoom by a factor; the point (x, y) of the frame stays where it is. */
  zoomBy(by: number, x = this.frame.width / 2, y = this.frame.height / 2): void {
    const zoom = Math.min(MAX_ZOOM, Math.max(1, this.zoom * by));
    const factor = zoom / this.zoom;
    const [left, top] = [this.left, this.top];
    this.zoom = zoom;
    this.x = x - (x - left) * factor;
    this.y = y - (y - top) * factor;
  }

  /** Show the whole board. */
  reset(): void {
    this.zoom = 1;
    this.x = this.y = 0;
  }

  /** Bring a point of the board (in its units, from its corner) into the frame. */
  reveal(x: number, y: number, margin = 40): void {
    const [px, py] = [this.left + x * this.scale, this.top + y * this.scale];
    const dx = shiftInto(px, margin, this.frame.width - margin);
    const dy = shiftInto(py, margin, this.frame.height - margin);
    if (dx || dy) this.move(dx, dy);
  }

  /** A larger board covers the frame, a smaller one lies in its middle. */
  #clamp(at: number, frame: number, board: number): number {
    if (board <= frame) return (frame - board) / 2;
    return Math.min(0, Math.max(frame - board, at));
  }
}

const shiftInto = (at: number, least: number, most: number): number =>
  at < least ? least - at : at > most ? most - at : 0;
