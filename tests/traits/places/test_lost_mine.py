"""Mine of the Lost Dwarf: two coins more, in decline too; nothing doubles its region."""

from __future__ import annotations

from elbowroom.traits.places.lost_mine import THE_LOST_MINE
from tests.positions import cave


def test_the_mine_of_the_lost_dwarf_is_worth_two_coins() -> None:
    game = cave("ratmen stone", gem="1 ratmen, lost-mine")
    assert THE_LOST_MINE in game.army("ratmen").traits
    assert game.scores() == 3


def test_it_is_worth_two_coins_in_decline_too() -> None:
    assert cave("ratmen stone", gem="1 ratmen, lost-mine").do("decline").earned() == 3


def test_it_is_no_mine() -> None:
    assert cave("ratmen mining", gem="1 ratmen, lost-mine").scores() == 3
