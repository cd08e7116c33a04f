// A Svelte attachment for a panel that is not modal: when it goes while it has the focus, the focus
// returns to where it came from.
export function giveBackFocus(node: HTMLElement): () => void {
  let origin: HTMLElement | null = null;
  const enter = ({ relatedTarget }: FocusEvent): void => {
    if (!node.contains(relatedTarget as Node | null)) origin = relatedTarget as HTMLElement | null;
  };
  node.addEventListener("focusin", enter);
  return () => {
    node.removeEventListener("focusin", enter);
    const lost = document.activeElement === document.body || node.contains(document.activeElement);
    if (!lost) return;
    // Whatever stood there may be gone as well.
    if (origin?.isConnected) origin.focus({ preventScroll: true });
    else if (origin) document.getElementById("main")?.focus({ preventScroll: true });
  };
}
