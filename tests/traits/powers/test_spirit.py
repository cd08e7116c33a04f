"""Spirit: never counts toward the one declined army of a seat."""

from __future__ import annotations

from elbowroom.traits.powers.spirit import SPIRIT
from tests.positions import land


def test_spirit_is_five_on_the_badge() -> None:
    assert SPIRIT.tokens == 5


def test_a_spirit_army_stays_when_another_declines() -> None:
    game = land("orcs hill + ratmen spirit", shore="1 orcs", wood="1 ratmen").do("decline")
    assert (game.declined(), game.at("wood")) == (["ratmen", "orcs"], "1 ratmen")


def test_the_decline_of_a_spirit_army_removes_nobody() -> None:
    game = land("ratmen spirit + orcs", shore="1 orcs", wood="1 ratmen").do("decline")
    assert (game.declined(), game.earned()) == (["orcs", "ratmen"], 2)


def test_without_spirit_the_older_army_leaves() -> None:
    game = land("ratmen hill + orcs", shore="1 orcs", wood="1 ratmen").do("decline")
    assert (game.declined(), game.at("shore")) == (["ratmen"], "empty")
