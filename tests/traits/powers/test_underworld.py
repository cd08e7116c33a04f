"""Underworld: one token less on caverns, and caverns touch each other."""

from __future__ import annotations

from elbowroom.traits.powers.underworld import UNDERWORLD
from tests.positions import land


def test_underworld_is_five_on_the_badge() -> None:
    assert UNDERWORLD.tokens == 5


def test_underworld_pays_one_less_on_caverns() -> None:
    game = land("ratmen underworld 9", wood="1 ratmen")
    assert (game.cost("crag"), game.cost("shore")) == (2, 2)


def test_all_caverns_are_adjacent_for_underworld() -> None:
    assert land("ratmen underworld 9", crag="1 ratmen").targets() == {"wood", "fen", "glen"}


def test_underworld_needs_a_cavern_to_start_from() -> None:
    assert land("ratmen underworld 9", wood="1 ratmen").targets() == {"shore", "crag"}
    assert land("ratmen underworld 9").targets() == {"shore"}
