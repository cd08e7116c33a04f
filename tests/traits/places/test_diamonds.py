"""Diamond Fields: a coin more for its region and for each other one of its terrain."""

from __future__ import annotations

from elbowroom.traits.places.diamonds import THE_DIAMONDS
from tests.positions import cave


def test_the_diamond_fields_pay_for_each_region_of_their_terrain() -> None:
    game = cave("ratmen stone", weald="1 ratmen, diamonds", grove="1 ratmen", pit="1 ratmen")
    assert THE_DIAMONDS in game.army("ratmen").traits
    assert game.scores() == 3 + 2


def test_they_pay_nothing_without_their_own_region() -> None:
    game = cave("ratmen stone", "orcs wise", weald="1 orcs, diamonds", grove="1 ratmen")
    assert game.scores() == 1


def test_they_pay_only_the_army_that_holds_them() -> None:
    assert cave("ratmen stone + orcs", weald="1 ratmen, diamonds", grove="1 orcs").scores() == 2 + 1


def test_they_pay_a_declined_holder_too() -> None:
    game = cave("ratmen stone", weald="1 ratmen, diamonds", grove="1 ratmen").do("decline")
    assert game.earned() == 2 + 2
