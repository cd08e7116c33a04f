// Which card is open, and next to which element: at most one on the page.
export interface Tip {
  key: string;
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

export const tip = (): Tip | null => open;

export function showCard(key: string, anchor: Element, pinned = false): void {
  clearTimeout(timer);
  open = { key, anchor, pinned, box: anchor.getBoundingClientRect() };
}

export function hideCard(): void {
  clearTimeout(timer);
  const closed = open;
  open = null;
  if (closed?.pinned && closed.anchor instanceof HTMLElement) closed.anchor.focus();
}

/** Close the card of *anchor* unless it is pinned. */
function leave(anchor: Element): void {
  clearTimeout(timer);
  if (open?.anchor === anchor && !open.pinned) open = null;
}

const showLater = (key: string, anchor: Element, wait: number): void => {
  clearTimeout(timer);
  if (!open?.pinned) timer = setTimeout(() => showCard(key, anchor), wait);
};

/**
 * Shows a card while the pointer or the focus is on an element, or after a long press:
 * `<button {@attach cardOn("race-elves")}>`. Clicks are left to the element.
 */
export function cardOn(key: string): (node: Element) => () => void {
  return (node) => {
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") showLater(key, node, HOVER_DELAY);
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") leave(node);
      else showLater(key, node, LONG_PRESS);
    };
    const focus = (): void => {
      if (node.matches(":focus-visible")) showLater(key, node, 0);
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
