"""Shiny Orb: once a turn, put a token in the place of a lone active one."""

from __future__ import annotations

from elbowroom.traits.relics.orb import THE_ORB
from tests.positions import cave


def test_the_orb_speaks_for_its_holder() -> None:
    assert cave("ratmen stone", pit="1 ratmen, orb").army("ratmen").traits[-1] is THE_ORB


def test_the_orb_replaces_a_lone_active_token_and_lies_there() -> None:
    game = cave("ratmen stone", "orcs wise", pit="1 ratmen, orb", gem="1 orcs")
    game.do("conquer gem by orb")
    assert (game.at("pit"), game.at("gem")) == ("1 ratmen", "1 ratmen, orb")


def test_the_orb_works_once_a_turn_whoever_the_opponent_is() -> None:
    game = cave(
        "ratmen stone",
        "orcs wise",
        "elves tomb",
        pit="1 ratmen, orb",
        gem="1 orcs",
        weald="1 elves",
    )
    assert game.do("conquer gem by orb").why("conquer weald by orb") == "why-means-used"


def test_the_orb_replaces_no_declined_token() -> None:
    game = cave("ratmen stone", "+ orcs", pit="1 ratmen, orb", gem="1 orcs")
    assert game.why("conquer gem by orb") == "why-substitution-declined"
