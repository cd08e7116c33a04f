"""Hill: a coin more for each hill."""

from __future__ import annotations

from elbowroom.traits.powers.hill import HILL
from tests.positions import land


def test_hill_is_four_on_the_badge() -> None:
    assert HILL.tokens == 4


def test_hill_earns_a_coin_more_for_each_hill() -> None:
    assert land("ratmen hill", moor="1 ratmen", fen="1 ratmen").scores() == 3


def test_hill_ends_with_decline() -> None:
    assert land("ratmen hill", moor="1 ratmen").do("decline").earned() == 1
