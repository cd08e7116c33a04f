// Which card is on show, and beside what: one for the whole page.
export interface Tip {
  key: string;
  at: DOMRect;
  /** Opened by a click or a tap: stays until it is closed, and takes the focus. */
  pinned: boolean;
  from: Element;
}

const WAIT = 280;
const LONG_PRESS = 450;
export const TIP = "card-tip";

let shown = $state.raw<Tip | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const tip = (): Tip | null => shown;

export function showCard(key: string, from: Element, pinned = false): void {
  clearTimeout(timer);
  shown = { key, from, pinned, at: from.getBoundingClientRect() };
}

export function hideCard(): void {
  clearTimeout(timer);
  const closed = shown;
  shown = null;
  if (closed?.pinned && closed.from instanceof HTMLElement) closed.from.focus();
}

/** Put a looked-at card away again, unless it was pinned or another one took its place. */
function leave(from: Element): void {
  clearTimeout(timer);
  if (shown?.from === from && !shown.pinned) shown = null;
}

const soon = (key: string, from: Element, wait: number): void => {
  clearTimeout(timer);
  if (!shown?.pinned) timer = setTimeout(() => showCard(key, from), wait);
};

/**
 * Any element shows a card while the pointer or the keyboard is on it, or after a long press:
 * `<button {@attach cardOn("race-elves")}>`. Its own clicks stay its own.
 */
export function cardOn(key: string): (node: Element) => () => void {
  return (node) => {
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") soon(key, node, WAIT);
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") leave(node);
      else soon(key, node, LONG_PRESS);
    };
    const focus = (): void => {
      if (node.matches(":focus-visible")) soon(key, node, 0);
    };
    const away = (): void => leave(node);
    const ears: [string, (event: never) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", press],
      ["pointerleave", away],
      ["pointercancel", away],
      ["focus", focus],
      ["blur", away],
    ];
    for (const [kind, ear] of ears) node.addEventListener(kind, ear as EventListener);
    return () => {
      for (const [kind, ear] of ears) node.removeEventListener(kind, ear as EventListener);
      if (shown?.from === node) shown = null;
    };
  };
}
