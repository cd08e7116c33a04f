"""Stone: a coin more for each mountain."""

from __future__ import annotations

from elbowroom.traits.powers.stone import STONE
from tests.positions import cave, land


def test_stone_is_four_on_the_badge() -> None:
    assert STONE.tokens == 4


def test_stone_earns_a_coin_more_for_each_black_mountain() -> None:
    assert cave("ratmen stone", peak="1 ratmen", gem="1 ratmen").scores() == 3


def test_above_stone_earns_on_mountains() -> None:
    assert land("ratmen stone", crag="1 ratmen").scores() == 2


def test_stone_ends_with_decline() -> None:
    assert cave("ratmen stone", peak="1 ratmen").do("decline").earned() == 1
