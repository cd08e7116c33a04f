// Where a floating panel goes: next to its anchor, and entirely on the screen.
interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 8;

/**
 * Beside the list that the anchor is in, if there is one and room to its right, so that the rest of
 * it stays in sight; below the anchor if there is room, else above, else wherever it fits.
 */
export function popoverPosition(
  anchor: Box,
  size: Size,
  screen: Size,
  list?: Box,
): { left: number; top: number } {
  const beside = list ? list.left + list.width + GAP : screen.width;
  if (beside + size.width + GAP <= screen.width)
    return { left: beside, top: clamp(anchor.top, size.height, screen.height) };
  const middle = anchor.left + anchor.width / 2 - size.width / 2;
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - size.height;
  const fits = below + size.height + GAP <= screen.height;
  const top = fits ? below : above;
  return {
    left: clamp(middle, size.width, screen.width),
    top: clamp(top, size.height, screen.height),
  };
}

/** Lower than this, in px, no panel can be read. */
const LEAST_HEIGHT = 72;

/**
 * Where a panel about a part of *list* covers nothing that is needed: on the log, else on what the
 * list leaves of the board above it; null without room for it.
 */
export function roomBeside(list: Box, log: Box, board: Box): Box | null {
  const { left, top, width } = log.height ? log : board;
  const height = log.height || list.top - board.top;
  if (height < LEAST_HEIGHT) return null;
  const edge = GAP / 2;
  return { left: left + edge, top: top + edge, width: width - GAP, height: height - GAP };
}

const clamp = (position: number, length: number, room: number): number =>
  Math.max(GAP, Math.min(position, room - length - GAP));
