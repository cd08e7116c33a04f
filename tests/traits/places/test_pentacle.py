"""Pentacle: its finder summons the Balrog next door; its holder moves it once a turn."""

from __future__ import annotations

from elbowroom.traits.places.pentacle import THE_PENTACLE
from tests.positions import cave


def test_the_finder_summons_the_balrog_next_door_at_once() -> None:
    game = cave(
        "ratmen stone 4",
        "orcs wise",
        pit="1 ratmen",
        gem="monsters",
        peak="3 orcs",
        bank="1 orcs",
        draws=["pentacle"],
    ).do("conquer gem")
    assert game.army("ratmen").traits[-1] is THE_PENTACLE
    assert game.offers() == ["move balrog pit", "move balrog peak"]
    game.do("move balrog peak")
    assert (game.at("peak"), game.hand("orcs"), game.tray("orcs")) == ("balrog", 1, 8)
    assert game.offers("move") == []


def test_the_balrog_does_not_come_where_no_neighbour_is_open_to_it() -> None:
    game = cave(
        "ratmen stone 5",
        "gnomes royal",
        grove="monsters",
        mire="1 gnomes",
        bank="1 ratmen, doormat",
        draws=["pentacle"],
    ).do("conquer grove by doormat")
    assert (game.offers("move"), game.phase) == ([], "conquest")


def test_the_holder_may_move_the_balrog_once_a_turn() -> None:
    game = cave("ratmen stone 4", pit="1 ratmen, pentacle", peak="balrog")
    assert game.offers("move") == ["move balrog gem", "move balrog mire"]
    game.do("move balrog mire")
    assert game.why("move balrog grove") == "why-already-placed"


def test_the_balrog_may_still_move_with_the_redeployment() -> None:
    game = cave("ratmen stone", pit="1 ratmen, pentacle", peak="balrog").do("stop")
    assert game.may("move balrog mire")


def test_nobody_else_moves_the_balrog() -> None:
    assert (
        cave("ratmen stone", "orcs wise", pit="1 orcs, pentacle", peak="balrog").offers("move")
        == []
    )


def test_the_balrogs_region_is_closed_to_all() -> None:
    game = cave("ratmen stone 9", gem="1 ratmen, pentacle", peak="balrog")
    assert game.why("conquer peak") == "why-closed"


def test_a_declined_holder_cannot_move_the_balrog() -> None:
    game = cave("orcs stone + ratmen", pit="1 ratmen, pentacle", peak="balrog", bank="1 orcs")
    assert game.offers("move") == []
