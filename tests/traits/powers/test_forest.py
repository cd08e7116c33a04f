"""Forest: a coin more for each forest."""

from __future__ import annotations

from elbowroom.traits.powers.forest import FOREST
from tests.positions import cave, land


def test_forest_is_four_on_the_badge() -> None:
    assert FOREST.tokens == 4


def test_forest_earns_a_coin_more_for_each_forest() -> None:
    assert land("ratmen forest", wood="1 ratmen", crag="1 ratmen").scores() == 3


def test_below_forest_earns_in_mushroom_forests() -> None:
    assert cave("ratmen forest", weald="1 ratmen", grove="1 ratmen", pit="1 ratmen").scores() == 5


def test_forest_earns_only_for_its_own_army() -> None:
    assert land("ratmen forest + orcs", shore="1 ratmen", wood="1 orcs").scores() == 2


def test_forest_ends_with_decline() -> None:
    assert land("ratmen forest", wood="1 ratmen").do("decline").earned() == 1
