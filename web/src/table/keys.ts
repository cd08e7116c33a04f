// The keyboard shortcuts of the table; arrow keys belong to the board.
export const KEYS = [
  ...(["u", "e", "s", "d", "r", "h", "l", "m", "a", "x", "f", "p", "n", "i"] as const),
  ...(["escape", "?"] as const),
] as const;
export type Key = (typeof KEYS)[number];

/** The shortcut of a key press; null while somebody is typing or a dialog is open. */
export function shortcut(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, [contenteditable], dialog")) return null;
  if (document.querySelector("dialog[open]")) return null;
  const key = event.key.toLowerCase();
  return KEYS.find((each) => each === key) ?? null;
}
