"""Frightened: a coin more for each region with three or more tokens."""

from __future__ import annotations

from elbowroom.traits.powers.frightened import FRIGHTENED
from tests.positions import cave


def test_frightened_is_four_on_the_badge() -> None:
    assert FRIGHTENED.tokens == 4


def test_frightened_earns_a_coin_more_for_a_region_with_three_tokens() -> None:
    game = cave("ratmen frightened", pit="3 ratmen", gem="4 ratmen")
    game.do("stop", "deploy pit 2", "deploy gem 3", "end")
    assert game.earned() == 4


def test_two_tokens_are_not_enough() -> None:
    game = cave("ratmen frightened", pit="2 ratmen").do("stop", "deploy pit 1", "end")
    assert game.earned() == 1


def test_frightened_ends_with_decline() -> None:
    assert cave("ghouls frightened", pit="3 ghouls").do("decline").earned() == 1
