"""Mining: a coin more for each mine."""

from __future__ import annotations

from elbowroom.traits.powers.mining import MINING
from tests.positions import cave, land


def test_mining_is_four_on_the_badge() -> None:
    assert MINING.tokens == 4


def test_mining_earns_a_coin_more_for_each_mine() -> None:
    assert cave("ratmen mining", pit="1 ratmen", gem="1 ratmen").scores() == 3


def test_above_mining_earns_on_mine_symbols() -> None:
    assert land("ratmen mining", crag="1 ratmen").scores() == 2


def test_mining_ends_with_decline() -> None:
    assert cave("ratmen mining", pit="1 ratmen").do("decline").earned() == 1
