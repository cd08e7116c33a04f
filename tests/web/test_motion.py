"""Tokens are seen on their way, where that is wanted; nobody has to wait for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.players import legal
from tests.web.conftest import Visit
from tests.web.player import Hands, Player, options_of
from tests.web.setting import EASY, ME, new_table, start
from tests.web.visitor import Visitor

# Records every animated movement with its destination.
WATCH = """
window.movements = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.dataset?.movement) window.movements.push([node.dataset.movement, node.dataset.to]);
}).observe(document.body, { childList: true, subtree: true });
"""


def first_conquest(visitor: Visitor) -> str:
    """Pick a combo and take the first region that there is, with everything watched."""
    table = new_table(visitor, "surface-2", ME, EASY)
    start(visitor, table)
    visitor.go(f"/t/{table}")
    hands = Hands(visitor.page)
    player = Player(visitor, table, hands)
    hands.do("pick 1")
    expect(visitor.page.locator('[data-phase="start"]')).to_be_visible()
    action = options_of(legal(player.sight()), "conquer")[0]
    visitor.page.evaluate(WATCH)
    hands.do(action)
    expect(visitor.page.locator('[data-phase="conquest"]')).to_be_visible()
    return action.split()[1]


def movements(page: Page) -> list[list[str]]:
    """The movements so far: their kind and the region where they end."""
    recorded: list[list[str]] = page.evaluate("window.movements")
    return recorded


def test_a_conquest_is_animated(visit: Visit) -> None:
    visitor = visit(speed=1, reduced_motion="no-preference")
    region = first_conquest(visitor)
    assert ["come", region] in movements(visitor.page)
    expect(visitor.page.locator("[data-movement]")).to_have_count(0)
    expect(visitor.page.locator(f'[data-stack="{region}"]')).to_be_visible()


@pytest.mark.parametrize(
    ("speed", "motion"), [(0, "no-preference"), (1, "reduce")], ids=["at once", "reduced motion"]
)
def test_nothing_is_animated_at_once_or_with_reduced_motion(
    visit: Visit, speed: int, motion: str
) -> None:
    visitor = visit(speed=speed, reduced_motion=motion)
    region = first_conquest(visitor)
    expect(visitor.page.locator(f'[data-stack="{region}"]')).to_be_visible()
    assert movements(visitor.page) == []
