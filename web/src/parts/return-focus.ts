// Where the keyboard goes when a dialog closes: back to what had the focus before.
import { tick } from "svelte";

/** What had the focus before each of the open dialogs, the last one first. */
let openers: Element[] = [];

/** Called when a dialog opens; the result is called when it has closed. */
export function rememberFocus(): () => void {
  const active = document.activeElement;
  // A dialog that takes the place of another one returns to where that one came from.
  openers = active && active !== document.body ? [active, ...openers] : openers;
  const path = openers;
  return () =>
    void tick().then(() => {
      if (!document.querySelector("dialog[open]")) openers = [];
      if (document.activeElement && document.activeElement !== document.body) return;
      const opener = path.find((each) => each.isConnected && !each.closest("dialog:not([open])"));
      (opener as HTMLElement | undefined)?.focus({ preventScroll: true });
      // What opened it is gone, like a hint when the turn is over.
      if (path.length && document.activeElement === document.body)
        document.getElementById("main")?.focus({ preventScroll: true });
    });
}
