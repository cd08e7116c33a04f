"""Scepter: placed at the end of a turn, doubles what its region brings."""

from __future__ import annotations

from elbowroom.traits.relics.scepter import THE_SCEPTER
from tests.positions import cave


def test_the_scepter_speaks_for_its_holder() -> None:
    assert cave("ratmen stone", pit="1 ratmen, scepter").army("ratmen").traits[-1] is THE_SCEPTER


def test_the_scepter_doubles_what_its_region_brings() -> None:
    game = cave("shrooms mining", pit="1 shrooms, scepter", weald="1 shrooms")
    game.do("stop", "place scepter weald", "end")
    assert game.earned() == 2 + 2 + 2


def test_a_scepter_that_was_not_placed_this_turn_doubles_nothing() -> None:
    assert cave("ratmen mining", pit="1 ratmen, scepter").scores() == 2


def test_the_scepter_moves_once() -> None:
    game = cave("ratmen mining", pit="1 ratmen, scepter").do("stop", "place scepter pit")
    assert game.offers("place") == []


def test_the_scepter_does_not_double_sums_over_several_regions() -> None:
    game = cave("ratmen flocking", pit="1 ratmen, scepter").do("stop", "place scepter pit", "end")
    assert game.earned() == 1 + 2 + 1


def test_nothing_doubles_the_mine_of_the_lost_dwarf() -> None:
    game = cave("ratmen wise", pit="1 ratmen, scepter, lost-mine")
    assert game.do("stop", "place scepter pit", "end").earned() == 1 + 2


def test_a_scepter_taken_in_the_river_may_be_moved_though_the_river_is_left() -> None:
    board = {"weald": "1 ratmen", "beck": "1 kraken, scepter", "bank": "1 kraken"}
    game = cave("ratmen forest 3", "kraken stone", **board).do("conquer beck", "stop")
    game.do("place scepter weald", "deploy weald 3", "end")
    assert (game.at("weald"), game.at("beck"), game.earned()) == (
        "4 ratmen, scepter",
        "empty",
        2 * (1 + 1),
    )
