"""Drow: a coin more for each region with no other race and no monsters next door."""

from __future__ import annotations

from elbowroom.traits.races.drow import DROW
from tests.positions import cave, land


def test_drow_are_four_on_the_banner_and_nine_in_the_tray() -> None:
    assert (DROW.tokens, DROW.tray) == (4, 9)


def test_drow_earn_a_coin_more_in_a_region_without_other_races_next_door() -> None:
    assert cave("drow stone", pit="1 drow", gem="1 drow").scores() == 4


def test_neighbours_spoil_the_region_they_border_and_no_other() -> None:
    game = cave("drow wise", "ratmen stone", pit="1 drow", gem="1 drow", peak="1 ratmen")
    assert game.scores() == 3


def test_declined_and_own_declined_neighbours_spoil_it_too() -> None:
    assert cave("drow wise", "+ ratmen", pit="1 drow", gem="1 ratmen").scores() == 1
    assert cave("drow wise + ratmen", pit="1 drow", gem="1 ratmen").scores() == 2


def test_monsters_and_lost_tribes_spoil_it_too() -> None:
    assert cave("drow wise", pit="1 drow", gem="monsters").scores() == 1
    assert land("drow wise", shore="1 drow", wood="tribe").scores() == 1


def test_the_balrog_next_door_does_not_count() -> None:
    assert cave("drow wise", pit="1 drow", gem="balrog").scores() == 2


def test_declined_drow_earn_no_more_than_others() -> None:
    assert cave("drow stone", pit="1 drow").do("decline").earned() == 1
