// A Svelte action that keeps the end of a scrolling list in view, unless the reader has scrolled up.

/** The end counts as in view when it is this close, in px. */
const NEAR = 40;

export function follow(node: HTMLElement): { destroy: () => void } {
  let atEnd = true;
  const toEnd = (): void => {
    if (atEnd) node.scrollTop = node.scrollHeight;
  };
  // A hidden list has no size, and says nothing about its reader.
  const check = (): void => {
    if (node.clientHeight) atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
  };
  // New lines, and a list that is shown, hidden or gets another size.
  const lines = new MutationObserver(toEnd);
  const size = new ResizeObserver(toEnd);
  node.addEventListener("scroll", check);
  lines.observe(node, { childList: true, subtree: true, characterData: true });
  size.observe(node);
  toEnd();
  return {
    destroy: () => {
      node.removeEventListener("scroll", check);
      lines.disconnect();
      size.disconnect();
    },
  };
}
