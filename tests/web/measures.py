"""What can be measured of a table: sizes of text, overlaps, what lies on the board."""

from __future__ import annotations

from playwright.sync_api import Page

# Elements that must not cover each other.
AREAS = (
    ".table-bar",
    ".strip",
    ".board",
    "#sheet-combos",
    "#sheet-seats",
    "#sheet-log",
    ".latest",
    ".bar",
    ".tabs",
)

_OVERLAPS = """areas => {
  const boxes = areas.flatMap((area) =>
    [...document.querySelectorAll(area)]
      .filter((node) => node.checkVisibility())
      .map((node) => [area, node.getBoundingClientRect()]));
  const across = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const outside = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const pairs = boxes.flatMap(([area, box], place) =>
    boxes.slice(place + 1).filter((each) => across(box, each[1])).map((each) => [area, each[0]]));
  return [...pairs, ...boxes.filter(([, box]) => outside(box)).map(([area]) => [area, "screen"])];
}"""

_SMALL_TEXT = """least => {
  const small = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !node.checkVisibility({ visibilityProperty: true }))
      continue;
    if (node.closest(".visually-hidden, script, style, option, title")) continue;
    const box = node.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const scale = node.getScreenCTM ? node.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    if (size < least - 0.05) small.push(`${texts.currentNode.data.trim()}: ${size.toFixed(1)} px`);
  }
  return small;
}"""

# Text that is cut off although nothing says so: neither a scroll bar nor an ellipsis.
_CUT = """() => [...document.querySelectorAll(
    ".bar .prompt, .bar button, .table-bar button, .tabs button, .strip > .seat, " +
    "#sheet-seats .coins, #sheet-seats .now, #sheet-combos .take, .rounds span")]
  .filter((node) => node.checkVisibility())
  .filter((node) => {
    const box = node.getBoundingClientRect();
    const wide = node.scrollWidth > node.clientWidth + 1;
    return wide || box.left < -1 || box.right > innerWidth + 1;
  })
  .map((node) => node.className + " " + node.textContent.trim())"""

_ON_BOARD = """() => {
  const box = document.querySelector(".board").getBoundingClientRect();
  const shares = Array.from({ length: 21 }, (_, step) => 0.01 + 0.049 * step);
  const points = shares.flatMap((x) => shares.map((y) => ({ x, y })));
  const strangers = points
    .map(({ x, y }) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height))
    .filter((node) => !node?.closest(".frame"));
  return [...new Set(strangers.map((node) => node?.className || node?.tagName))];
}"""

_UNREACHED = """() => [...document.querySelectorAll("#sheet-seats li")]
  .filter((seat) => {
    const box = seat.getBoundingClientRect();
    const frame = document.querySelector("#sheet-seats").getBoundingClientRect();
    return box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  })
  .map((seat) => seat.dataset.seat)"""


# Words that leave the screen, the button they are on, or a box that hides what is too long.
_MISFITS = """() => {
  const rows = [];
  const ends = (style) =>
    style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  // Whether the reader can see that there is more: by a scroll bar or an ellipsis.
  const saysMore = (node) => {
    for (let box = node; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflowX) || ends(style)) return true;
    }
    return false;
  };
  const beyond = (text, box) =>
    text.left < box.left - 1.5 || text.right > box.right + 1.5;
  const below = (text, box) => text.top < box.top - 3 || text.bottom > box.bottom + 3;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode;
    const node = words.parentElement;
    if (!words.data.trim() || !node.checkVisibility({ visibilityProperty: true })) continue;
    if (node.closest("svg, .visually-hidden, .skip, script, style, option, title, textarea"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(words);
    const name = `${node.tagName} ${node.className}: ${words.data.trim().slice(0, 60)}`;
    for (const text of range.getClientRects()) {
      if (text.width <= 1 || text.height <= 1) continue;
      const screen = { left: 0, right: innerWidth };
      if (beyond(text, screen) && !saysMore(node)) rows.push(`off the screen: ${name}`);
      const button = node.closest("button, [role=button], [role=tab], .button");
      if (button && beyond(text, button.getBoundingClientRect()) && !saysMore(node))
        rows.push(`beyond its button: ${name}`);
      for (let box = node; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
        const frame = box.getBoundingClientRect();
        if (frame.width <= 1 || frame.height <= 1) break;
        if ((beyond(text, frame) || below(text, frame)) && !ends(style))
          rows.push(`cut: ${name}`);
        break;
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) rows.push("the page is too wide");
  return [...new Set(rows)];
}"""


# Words of ordinary length that are on two lines, although no hyphen says so.
_BROKEN = r"""() => {
  const rows = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !node.checkVisibility({ visibilityProperty: true })) continue;
    if (node.closest("svg, .visually-hidden, script, style, option, textarea")) continue;
    if (getComputedStyle(node).hyphens === "auto") continue;
    // A label for screen readers only.
    if (node.getBoundingClientRect().width <= 1) continue;
    for (const word of text.data.matchAll(/(?<!\p{L})\p{L}{2,12}(?!\p{L})/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 5) rows.push(word[0]);
    }
  }
  return rows;
}"""


def overlaps(page: Page) -> list[list[str]]:
    """Pairs of areas that cover each other, and areas that reach beyond the screen."""
    pairs: list[list[str]] = page.evaluate(_OVERLAPS, list(AREAS))
    return pairs


def small_texts(page: Page, least: float = 11) -> list[str]:
    """Visible texts below *least* px, those in drawings as large as they are on the screen."""
    texts: list[str] = page.evaluate(_SMALL_TEXT, least)
    return texts


def cut_texts(page: Page) -> list[str]:
    """Prompts, buttons, coins and names of combos that do not fit their places."""
    texts: list[str] = page.evaluate(_CUT)
    return texts


def misfits(page: Page) -> list[str]:
    """Words that leave the screen, their button, or a box that hides what is too long."""
    texts: list[str] = page.evaluate(_MISFITS)
    return texts


def broken_words(page: Page) -> list[str]:
    """Words of at most twelve letters that are broken for want of width."""
    words: list[str] = page.evaluate(_BROKEN)
    return words


def strangers_on_the_board(page: Page) -> list[str]:
    """What lies on the board and is no part of it."""
    found: list[str] = page.evaluate(_ON_BOARD)
    return found


def seats_out_of_sight(page: Page) -> list[str]:
    """The seats that one has to scroll to."""
    seats: list[str] = page.evaluate(_UNREACHED)
    return seats
