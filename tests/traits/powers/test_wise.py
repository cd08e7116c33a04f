"""Wise: two coins a turn once declined, while it holds a region."""

from __future__ import annotations

from elbowroom.traits.powers.wise import WISE
from tests.positions import cave


def test_wise_is_four_on_the_badge() -> None:
    assert WISE.tokens == 4


def test_declined_wise_earns_two_coins_a_turn_from_the_turn_of_decline_on() -> None:
    game = cave("ratmen wise", pit="1 ratmen").do("decline")
    assert (game.earned(), game.army("ratmen").power.key) == (3, "wise")


def test_wise_earns_nothing_more_while_active() -> None:
    assert cave("ratmen wise", pit="1 ratmen").scores() == 1


def test_declined_wise_needs_a_region() -> None:
    assert cave("ratmen wise 4", "orcs stone").do("decline").earned() == 0
    assert cave("orcs stone + ratmen wise", pit="1 orcs", gem="1 ratmen").scores() == 4
