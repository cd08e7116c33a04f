"""Adventurous: a coin more for each region with a Popular Place."""

from __future__ import annotations

from elbowroom.traits.powers.adventurous import ADVENTUROUS
from tests.positions import cave


def test_adventurous_is_five_on_the_badge() -> None:
    assert ADVENTUROUS.tokens == 5


def test_adventurous_earns_a_coin_more_in_a_region_with_a_place() -> None:
    assert cave("ratmen adventurous", pit="1 ratmen, altar", gem="1 ratmen").scores() == 3


def test_a_relic_is_no_place() -> None:
    assert cave("ratmen adventurous", pit="1 ratmen, sword").scores() == 1


def test_a_place_of_someone_else_pays_nothing() -> None:
    game = cave("ratmen adventurous", "orcs wise", pit="1 ratmen", gem="1 orcs, altar")
    assert game.scores() == 1


def test_adventurous_ends_with_decline() -> None:
    assert cave("ratmen adventurous", pit="1 ratmen, crypt").do("decline").earned() == 1
