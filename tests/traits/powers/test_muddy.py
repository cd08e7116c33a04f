"""Muddy: a coin more for each mud pool, in decline too."""

from __future__ import annotations

from elbowroom.traits.powers.muddy import MUDDY
from tests.positions import cave, land


def test_muddy_is_three_on_the_badge() -> None:
    assert MUDDY.tokens == 3


def test_muddy_earns_a_coin_more_for_each_mud_pool() -> None:
    assert cave("ratmen muddy", mire="1 ratmen", gem="1 ratmen").scores() == 3


def test_above_muddy_earns_in_swamps() -> None:
    assert land("ratmen muddy", fen="1 ratmen").scores() == 2


def test_muddy_goes_on_in_decline_with_its_badge() -> None:
    game = cave("ratmen muddy", mire="1 ratmen").do("decline")
    assert (game.earned(), game.army("ratmen").power.key) == (2, "muddy")
