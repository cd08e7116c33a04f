"""Skeletons: a new token for every two regions taken this turn that were not empty."""

from __future__ import annotations

from elbowroom.traits.races.skeletons import SKELETONS
from tests.positions import land


def test_skeletons_are_six_on_the_banner_and_twenty_in_the_tray() -> None:
    assert (SKELETONS.tokens, SKELETONS.tray) == (6, 20)


def test_skeletons_grow_by_one_for_every_two_regions_taken_that_were_not_empty() -> None:
    game = land("skeletons hill 7", shore="1 skeletons", wood="tribe", crag="tribe")
    game.do("conquer wood", "conquer crag", "stop")
    assert game.hand("skeletons") == 7 - 2 + 1


def test_one_such_region_is_not_enough() -> None:
    game = land("skeletons hill 7", shore="1 skeletons", wood="tribe")
    game.do("conquer wood", "conquer crag", "stop")
    assert game.hand("skeletons") == 7 - 2


def test_the_tray_is_the_limit_of_skeletons() -> None:
    game = land("skeletons hill 19", shore="1 skeletons", wood="tribe", crag="tribe")
    game.do("conquer wood", "conquer crag", "stop")
    assert (game.hand("skeletons"), game.tray("skeletons")) == (17, 0)
