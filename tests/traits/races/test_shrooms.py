"""Shrooms: a coin more for each mushroom forest."""

from __future__ import annotations

from elbowroom.traits.races.shrooms import SHROOMS
from tests.positions import cave, land


def test_shrooms_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (SHROOMS.tokens, SHROOMS.tray) == (5, 10)


def test_shrooms_earn_a_coin_more_in_a_mushroom_forest() -> None:
    assert cave("shrooms stone", weald="1 shrooms", pit="1 shrooms").scores() == 3


def test_above_shrooms_earn_in_forests() -> None:
    assert land("shrooms hill", wood="1 shrooms").scores() == 2


def test_declined_shrooms_earn_no_more_than_others() -> None:
    assert cave("shrooms stone", weald="1 shrooms").do("decline").earned() == 1
