// Where somebody sits, as seen from the board: tokens come from there and go back there.
import type { MapInfo } from "$/wire/types";
import type { Point } from "./geometry";

/** The place of *seat* on the map, inside the frame of the board; null when it is not on screen. */
export function homeOf(seat: number, map: MapInfo, sheet: HTMLElement | undefined): Point | null {
  const boxes = [...document.querySelectorAll(`[data-home="${seat}"]`)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  // The hand, which is named last, is nearer to its owner than anything else.
  const box = boxes.at(-1);
  const frame = sheet?.parentElement?.getBoundingClientRect();
  const board = sheet?.getBoundingClientRect();
  if (!box || !frame || !board?.width) return null;
  const unit = (map.width + 2 * map.margin) / board.width;
  const x = within((box.left + box.right) / 2, frame.left, frame.right);
  const y = within((box.top + box.bottom) / 2, frame.top, frame.bottom);
  return { x: (x - board.left) * unit - map.margin, y: (y - board.top) * unit - map.margin };
}

const within = (at: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, at));
