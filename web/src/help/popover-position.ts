// Where a floating panel goes: next to its anchor, and entirely on the screen.
interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 8;

/** Below the anchor if there is room, else above, else wherever it fits. */
export function popoverPosition(
  anchor: Box,
  size: Size,
  screen: Size,
): { left: number; top: number } {
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

const clamp = (position: number, length: number, room: number): number =>
  Math.max(GAP, Math.min(position, room - length - GAP));
