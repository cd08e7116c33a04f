"""Wealthy: seven coins at the end of its first turn."""

from __future__ import annotations

from elbowroom.traits.powers.wealthy import WEALTHY
from tests.positions import cave, land


def test_wealthy_is_four_on_the_badge() -> None:
    assert WEALTHY.tokens == 4


def test_wealthy_earns_seven_coins_at_the_end_of_its_first_turn() -> None:
    game = land("", "orcs hill", column=["ratmen wealthy"])
    game.do("pick 1", "conquer shore", "stop", "deploy shore 11", "end")
    assert game.earned() == 1 + 7


def test_wealthy_earns_nothing_more_on_later_turns() -> None:
    assert land("ratmen wealthy", shore="1 ratmen").scores() == 1


def test_wealthy_earns_without_a_region_too() -> None:
    assert land("ratmen wealthy 5 fresh=true").scores() == 7


def test_stonehedge_pays_the_seven_coins_to_its_finder_only() -> None:
    game = cave("ratmen wise", pit="1 ratmen, stonehedge:wealthy")
    assert game.scores() == 1
    game = cave("ratmen wise 4", pit="1 ratmen", gem="monsters", draws=["stonehedge", "wealthy"])
    game.do("conquer gem", "stop", "deploy gem 3", "end")
    assert game.earned() == 2 + 7
