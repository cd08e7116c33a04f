"""Tokens are seen on their way, where that is wanted; nobody has to wait for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.players import legal
from tests.web.conftest import Visit
from tests.web.player import Hands, Player, options_of
from tests.web.setting import EASY, ME, new_table, start
from tests.web.visitor import Visitor

# Notes everything that sets out, and how it does.
WATCH = """
window.gone = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.dataset?.glide) window.gone.push([node.dataset.glide, node.dataset.to]);
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


def seen(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("window.gone")
    return found


def test_a_conqueror_glides_and_stands(visit: Visit) -> None:
    visitor = visit(speed=1, reduced_motion="no-preference")
    region = first_conquest(visitor)
    assert ["come", region] in seen(visitor.page)
    expect(visitor.page.locator("[data-glide]")).to_have_count(0)
    expect(visitor.page.locator(f'[data-stack="{region}"]')).to_be_visible()


@pytest.mark.parametrize(
    ("speed", "motion"), [(0, "no-preference"), (1, "reduce")], ids=["at once", "reduced motion"]
)
def test_nothing_glides_where_it_is_not_wanted(visit: Visit, speed: int, motion: str) -> None:
    visitor = visit(speed=speed, reduced_motion=motion)
    region = first_conquest(visitor)
    expect(visitor.page.locator(f'[data-stack="{region}"]')).to_be_visible()
    assert seen(visitor.page) == []
