"""Halflings: enter anywhere on land; the first two regions they take and may keep get a hole."""

from __future__ import annotations

from elbowroom.traits.races.halflings import HALFLINGS
from tests.positions import cave, land


def test_halflings_are_six_on_the_banner_and_eleven_in_the_tray() -> None:
    assert (HALFLINGS.tokens, HALFLINGS.tray) == (6, 11)


def test_halflings_enter_anywhere_on_land() -> None:
    game = land("halflings hill 6")
    assert game.targets() == {"shore", "wood", "crag", "fen", "moor", "glen"}


def test_after_the_entry_halflings_need_neighbours() -> None:
    assert land("halflings hill 6", crag="1 halflings").targets() == {"wood", "fen"}


def test_the_first_two_regions_get_a_hole() -> None:
    game = land("halflings hill 6").do("conquer moor", "conquer fen", "conquer glen")
    assert [game.at(name) for name in ("moor", "fen", "glen")] == [
        "2 halflings, hole",
        "2 halflings, hole",
        "2 halflings",
    ]


def test_water_that_they_may_keep_gets_a_hole() -> None:
    game = land("halflings seafaring 6").do("conquer bay", "conquer shore", "conquer wood")
    assert [game.at(name) for name in ("bay", "shore", "wood")] == [
        "2 halflings, hole",
        "2 halflings, hole",
        "2 halflings",
    ]
    game = cave("halflings seafaring 6").do("conquer beck")
    assert game.at("beck") == "1 halflings, hole"


def test_a_river_that_they_must_leave_gets_no_hole() -> None:
    game = cave("halflings stone 6").do("conquer beck", "conquer bank")
    assert (game.at("beck"), game.at("bank")) == ("1 halflings", "2 halflings, hole")


def test_a_hole_makes_its_region_immune() -> None:
    game = land("ratmen stout 9", "halflings hill", shore="1 ratmen", wood="1 halflings, hole")
    assert game.why("conquer wood") == "why-immune"


def test_an_abandoned_hole_is_gone_and_never_replaced() -> None:
    game = land("halflings hill 6 holes_dug=2", shore="1 halflings, hole")
    game.do("abandon shore", "conquer shore")
    assert game.at("shore") == "2 halflings"


def test_holes_end_at_decline() -> None:
    game = land("halflings hill", shore="1 halflings, hole").do("decline")
    assert game.at("shore") == "1 halflings"
