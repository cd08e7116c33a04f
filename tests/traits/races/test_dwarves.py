"""Dwarves: a coin more for each mine, in decline too."""

from __future__ import annotations

from elbowroom.traits.races.dwarves import DWARVES
from tests.positions import cave, land


def test_dwarves_are_three_on_the_banner_and_eight_in_the_tray() -> None:
    assert (DWARVES.tokens, DWARVES.tray) == (3, 8)


def test_dwarves_earn_a_coin_more_on_a_mine() -> None:
    assert land("dwarves hill", crag="1 dwarves").scores() == 2


def test_dwarves_earn_nothing_more_elsewhere() -> None:
    assert land("dwarves hill", fen="1 dwarves").scores() == 1


def test_dwarves_earn_on_the_mines_below_too() -> None:
    assert cave("dwarves stone", pit="1 dwarves", gem="1 dwarves").scores() == 3


def test_declined_dwarves_still_earn_on_a_mine() -> None:
    game = land("dwarves hill", crag="1 dwarves", fen="1 dwarves").do("decline")
    assert game.earned() == 3
