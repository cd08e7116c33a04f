"""Keep: a coin more and one defence, in decline too."""

from __future__ import annotations

from elbowroom.traits.places.keep import THE_KEEP
from tests.positions import cave


def test_the_keep_is_worth_a_coin() -> None:
    game = cave("ratmen stone", pit="1 ratmen, keep", gem="1 ratmen")
    assert THE_KEEP in game.army("ratmen").traits
    assert game.scores() == 3


def test_the_keep_costs_an_attacker_one_more() -> None:
    game = cave("orcs wise 9", "ratmen stone", pit="1 orcs", gem="1 ratmen, keep")
    assert game.cost("gem") == 4


def test_the_keep_works_in_decline() -> None:
    game = cave("ratmen stone", "orcs wise 9", pit="1 ratmen, keep", gem="1 orcs").do("decline")
    assert (game.earned(), game.cost("pit")) == (2, 4)
