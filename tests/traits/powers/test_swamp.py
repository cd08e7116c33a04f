"""Swamp: a coin more for each swamp."""

from __future__ import annotations

from elbowroom.traits.powers.swamp import SWAMP
from tests.positions import cave, land


def test_swamp_is_four_on_the_badge() -> None:
    assert SWAMP.tokens == 4


def test_swamp_earns_a_coin_more_for_each_swamp() -> None:
    assert land("ratmen swamp", fen="1 ratmen", moor="1 ratmen").scores() == 3


def test_below_swamp_earns_on_mud_pools() -> None:
    assert cave("ratmen swamp", mire="1 ratmen").scores() == 2


def test_swamp_ends_with_decline() -> None:
    assert land("ratmen swamp", fen="1 ratmen").do("decline").earned() == 1
