"""Decisions that come up once in many games, each made in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.server.servers import Server, serving
from tests.web.conftest import Visit
from tests.web.player import Hands, Keys, Player
from tests.web.seeking import Seeking, hurry
from tests.web.setting import ME, new_table, start
from tests.web.visitor import Visitor

BELOW, ABOVE = "underground-2", "surface-2"
# The map, and the seed of a deal in which what is sought comes up early.
BY_MOUSE = {
    "relics": [
        (BELOW, 144, r" by doormat"),
        (BELOW, 188, r"bag:"),
        (BELOW, 70, r"^place ring"),
    ],
    "places and pieces": [
        (BELOW, 26, r"^place volcano"),
        (BELOW, 50, r"^move balrog"),
        (BELOW, 129, r"^move ancient"),
        (BELOW, 134, r"^sacrifice"),
    ],
    "peoples": [
        (BELOW, 0, r"^pick \d swap"),
        (BELOW, 45, r"^rebirth"),
        (ABOVE, 23, r"^ally"),
        (ABOVE, 4, r"^abandon"),
    ],
    "means": [
        (ABOVE, 9, r" by dragon"),
        (ABOVE, 33, r" by sorcery"),
        (ABOVE, 26, r"^roll$"),
        (ABOVE, 12, r"^place encampment"),
    ],
}
BY_KEYBOARD = {
    "below": [
        (BELOW, 154, r" by socks"),
        (BELOW, 32, r" by vampire"),
        (BELOW, 216, r"^place ghost"),
        (BELOW, 92, r"^place armour"),
    ],
    "above": [
        (ABOVE, 4, r"^place fortress"),
        (ABOVE, 40, r"^place hero"),
        (ABOVE, 23, r"^ally"),
        (BELOW, 0, r"^pick \d swap"),
    ],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Every decision has a table of its own, so that one server is enough."""
    with serving(tmp_path_factory.mktemp("rare")) as found:
        yield found


def decide(visitor: Visitor, hands: Hands, map: str, seed: int, sought: str) -> None:
    """Bring a table to where what is *sought* can be done, and do it at the page."""
    table = new_table(visitor, map, ME, ME, seed=seed)
    start(visitor, table)
    choice = Seeking(re.compile(sought))
    hurry(visitor, table, choice)
    visitor.go(f"/t/{table}")
    player = Player(visitor, table, hands, choice)
    assert player.step()
    assert re.search(sought, player.done[0])


@pytest.mark.parametrize("kind", BY_MOUSE)
def test_rare_decisions_by_mouse(visit: Visit, kind: str) -> None:
    visitor = visit()
    for map, seed, sought in BY_MOUSE[kind]:
        decide(visitor, Hands(visitor.page), map, seed, sought)


@pytest.mark.parametrize("kind", BY_KEYBOARD)
def test_rare_decisions_by_keyboard(visit: Visit, kind: str) -> None:
    visitor = visit()
    for map, seed, sought in BY_KEYBOARD[kind]:
        decide(visitor, Keys(visitor.page), map, seed, sought)
