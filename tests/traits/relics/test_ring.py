"""Froggy's Ring: placed at the end of a turn, a coin from everybody active next to it."""

from __future__ import annotations

from elbowroom.traits.relics.ring import THE_RING
from tests.little import cave


def test_the_ring_speaks_for_its_holder() -> None:
    assert cave("ratmen stone", pit="1 ratmen, ring").army("ratmen").traits[-1] is THE_RING


def test_the_ring_takes_a_coin_from_everybody_active_next_to_it() -> None:
    game = cave(
        "ratmen wise",
        "orcs stone",
        "elves tomb",
        pit="1 ratmen, ring",
        weald="1 orcs",
        gem="1 elves",
        peak="1 elves",
    )
    game.do("stop", "place ring pit", "end")
    assert (game.coins(1), game.coins(2), game.coins(3)) == (5 + 1 + 2, 4, 4)


def test_a_ring_that_was_not_placed_this_turn_takes_nothing() -> None:
    game = cave("ratmen wise", "orcs stone", pit="1 ratmen, ring", gem="1 orcs")
    assert game.scores() == 1


def test_the_ring_moves_once_to_any_region_of_its_army() -> None:
    game = cave("ratmen wise", "orcs stone", pit="1 ratmen, ring", bank="1 ratmen", gem="1 orcs")
    game.do("stop", "place ring bank")
    assert game.why("place ring pit") == "why-already-placed"
    assert game.do("end").earned() == 2


def test_the_ring_does_not_go_where_the_bag_acts_as_the_ring() -> None:
    game = cave("ratmen magic", pit="1 ratmen, ring", bank="1 ratmen", gem="1 ratmen")
    game.do("stop", "place bag:ring bank")
    assert game.offers("place ring") == ["place ring pit", "place ring gem"]
