// Where a seat is shown on the screen; tokens come from there and go back there.
import type { MapInfo } from "$/wire/types";
import type { Point } from "./geometry";
import { pointBefore } from "./turning";

/** The point of the board's frame nearest to *seat*, in units of the map; null if it is not shown. */
export function seatPosition(
  seat: number,
  map: MapInfo,
  sheet: HTMLElement | undefined,
  turned = false,
): Point | null {
  const boxes = [...document.querySelectorAll(`[data-home="${seat}"]`)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  // The hand is last in the document, and the best choice where it is shown.
  const box = boxes.at(-1);
  const frame = sheet?.parentElement?.getBoundingClientRect();
  const board = sheet?.getBoundingClientRect();
  if (!box || !frame || !board?.width) return null;
  const size = { width: map.width + 2 * map.margin, height: map.height + 2 * map.margin };
  const unit = (turned ? size.height : size.width) / board.width;
  const x = clamp((box.left + box.right) / 2, frame.left, frame.right);
  const y = clamp((box.top + box.bottom) / 2, frame.top, frame.bottom);
  const point = { x: (x - board.left) * unit, y: (y - board.top) * unit };
  const at = turned ? pointBefore(point, size) : point;
  return { x: at.x - map.margin, y: at.y - map.margin };
}

const clamp = (at: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, at));
