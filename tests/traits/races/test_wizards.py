"""Wizards: a coin more for each magic region."""

from __future__ import annotations

from elbowroom.traits.races.wizards import WIZARDS
from tests.positions import cave, land


def test_wizards_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (WIZARDS.tokens, WIZARDS.tray) == (5, 10)


def test_wizards_earn_a_coin_more_in_a_magic_region() -> None:
    assert land("wizards hill", wood="1 wizards", crag="1 wizards").scores() == 3


def test_below_wizards_earn_on_crystal_fields() -> None:
    assert cave("wizards stone", gem="1 wizards", pit="1 wizards").scores() == 3


def test_declined_wizards_earn_no_more_than_others() -> None:
    assert land("wizards hill", wood="1 wizards").do("decline").earned() == 1
