// Which card or combo is open, and next to which element: at most one on the page.
import type { ComboView } from "$/wire/types";

/** The message of a card, such as `race-elves`, or the slot of a combo in the column. */
export type Subject = string | number;

export interface Tip {
  subject: Subject;
  /** Where the anchor is on the screen. */
  box: DOMRect;
  /** Opened by a click or a tap: it stays until it is closed, and takes the focus. */
  pinned: boolean;
  anchor: Element;
}

/** In ms. */
const HOVER_DELAY = 280;
const LONG_PRESS = 450;
export const TIP = "card-tip";

let open = $state.raw<Tip | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let returning = false;

export const tip = (): Tip | null => open;

/** The cards of a combo; without a badge it has only that of its race. */
export const comboCards = ({ power, race }: Pick<ComboView, "power" | "race">): string[] =>
  power === "none" ? [`race-${race}`] : [`power-${power}`, `race-${race}`];

export function showCard(subject: Subject, anchor: Element, pinned = false): void {
  clearTimeout(timer);
  open = { subject, anchor, pinned, box: anchor.getBoundingClientRect() };
}

export function hideCard(): void {
  clearTimeout(timer);
  const closed = open;
  open = null;
  if (!closed?.pinned || !(closed.anchor instanceof HTMLElement)) return;
  // The focus that comes back must not open the card again.
  returning = true;
  closed.anchor.focus();
  returning = false;
}

/** Close the card of *anchor* unless it is pinned. */
function leave(anchor: Element): void {
  clearTimeout(timer);
  if (open?.anchor === anchor && !open.pinned) open = null;
}

const showLater = (subject: Subject, anchor: Element, wait: number): void => {
  clearTimeout(timer);
  if (!open?.pinned) timer = setTimeout(() => showCard(subject, anchor), wait);
};

/**
 * Shows a card while the pointer or the focus is on an element, or after a long press:
 * `<button {@attach cardOn("race-elves")}>`. Clicks are left to the element.
 */
export function cardOn(subject: Subject): (node: Element) => () => void {
  return (node) => {
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") showLater(subject, node, HOVER_DELAY);
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") leave(node);
      else showLater(subject, node, LONG_PRESS);
    };
    const focus = (): void => {
      if (!returning && node.matches(":focus-visible")) showLater(subject, node, 0);
    };
    const away = (): void => leave(node);
    const listeners: [string, (event: never) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", press],
      ["pointerleave", away],
      ["pointercancel", away],
      ["focus", focus],
      ["blur", away],
    ];
    for (const [kind, listener] of listeners)
      node.addEventListener(kind, listener as EventListener);
    return () => {
      for (const [kind, listener] of listeners)
        node.removeEventListener(kind, listener as EventListener);
      if (open?.anchor === node) open = null;
    };
  };
}
