// A board that is turned by a quarter, clockwise, to fill a tall screen: its left side is up.
import type { Rect } from "$/wire/types";
import type { Point } from "./geometry";
import { layout, type Layout, type Needs, type Spot } from "./layout";

interface Size {
  width: number;
  height: number;
}

/** The board must get this much larger by being turned. */
const MIN_GAIN = 1.1;

const fit = (sheet: Size, frame: Size): number =>
  Math.min(frame.width / sheet.width, frame.height / sheet.height);

/** How large a turned board is. */
export const turnedSize = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Whether a *sheet* is shown larger in a *frame* if it is turned. */
export const worthTurning = (sheet: Size, frame: Size): boolean =>
  fit(turnedSize(sheet), frame) > MIN_GAIN * fit(sheet, frame);

/** Where a point of a sheet is when the sheet is turned. */
export const turnedPoint = ({ x, y }: Point, sheet: Size): Point => ({ x: sheet.height - y, y: x });

/** Which point of a sheet is at a point of the turned sheet. */
export const pointBefore = ({ x, y }: Point, sheet: Size): Point => ({ x: y, y: sheet.height - x });

/** The arrow key that leads the same way on a board that is not turned. */
export const KEYS_BEFORE: Readonly<Record<string, string>> = {
  ArrowRight: "ArrowUp",
  ArrowLeft: "ArrowDown",
  ArrowDown: "ArrowRight",
  ArrowUp: "ArrowLeft",
};

/** Places in a region of a turned board: things lie side by side as the screen is, not the map. */
export function turnedLayout(room: Rect, needs: Needs, boost: number): Layout {
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const onScreen = { x: -room.height / 2, y: -room.width / 2, ...turnedSize(room) };
  const { stack, pieces, mark } = layout(onScreen, needs, boost);
  const back = ({ x, y, size }: Spot): Spot => ({ x: middle.x + y, y: middle.y - x, size });
  return {
    stack: stack && back(stack),
    pieces: pieces.map(back),
    mark: mark && back(mark),
  };
}
