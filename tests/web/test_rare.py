"""Decisions that come up once in many games, each made in a real browser."""

from __future__ import annotations

import re

import pytest

from tests.sampling import sample_of
from tests.web.conftest import Visit
from tests.web.player import Hands, Keys, Player
from tests.web.seeking import Seeking, hurry
from tests.web.setting import ME, new_table, start
from tests.web.visitor import Visitor

BELOW, ABOVE = "underground-2", "surface-2"
# By kind: map, seed of a deal in which the action becomes legal early, pattern of the action.
DECISIONS = {
    (Hands, "relics"): [
        (BELOW, 144, r" by doormat"),
        (BELOW, 188, r"bag:"),
        (BELOW, 70, r"^place ring"),
    ],
    (Hands, "places"): [(BELOW, 26, r"^place volcano"), (BELOW, 134, r"^sacrifice")],
    (Hands, "pieces"): [(BELOW, 50, r"^move balrog"), (BELOW, 129, r"^move ancient")],
    (Hands, "combos"): [(BELOW, 0, r"^pick \d swap"), (BELOW, 45, r"^rebirth")],
    (Hands, "races"): [(ABOVE, 23, r"^ally"), (ABOVE, 4, r"^abandon")],
    (Hands, "means"): [
        (ABOVE, 9, r" by dragon"),
        (ABOVE, 33, r" by sorcery"),
        (ABOVE, 26, r"^roll$"),
    ],
    (Hands, "camps"): [(ABOVE, 12, r"^place encampment")],
    (Keys, "relics"): [(BELOW, 154, r" by socks"), (BELOW, 32, r" by vampire")],
    (Keys, "below"): [(BELOW, 216, r"^place ghost"), (BELOW, 92, r"^place armour")],
    (Keys, "above"): [(ABOVE, 4, r"^place fortress"), (ABOVE, 40, r"^place hero")],
    (Keys, "races"): [(ABOVE, 23, r"^ally"), (BELOW, 0, r"^pick \d swap")],
}


def decide(visitor: Visitor, hands: Hands, map: str, seed: int, pattern: str) -> None:
    """Bring a table to where an action like *pattern* is legal, and play it on the page."""
    table = new_table(visitor, map, ME, ME, seed=seed)
    start(visitor, table)
    choice = Seeking(re.compile(pattern))
    hurry(visitor, table, choice)
    visitor.go(f"/t/{table}")
    player = Player(visitor, table, hands, choice)
    assert player.step()
    assert re.search(pattern, player.done[0])


@pytest.mark.parametrize(("hands", "kind"), sample_of(DECISIONS, 3))
def test_rare_decisions_are_made_by_mouse_and_by_keyboard(
    visit: Visit, hands: type[Hands], kind: str
) -> None:
    visitor = visit()
    for map, seed, pattern in DECISIONS[hands, kind]:
        decide(visitor, hands(visitor.page), map, seed, pattern)
