"""Pillaging: a coin for each region taken this turn that was not empty."""

from __future__ import annotations

from elbowroom.traits.powers.pillaging import PILLAGING
from tests.positions import land


def test_pillaging_is_five_on_the_badge() -> None:
    assert PILLAGING.tokens == 5


def test_pillaging_earns_a_coin_for_each_region_taken_that_was_not_empty() -> None:
    game = land("ratmen pillaging 3", shore="1 ratmen", wood="tribe")
    game.do("conquer wood", "stop", "deploy wood 2", "end")
    assert game.earned() == 2 + 1


def test_pillaging_earns_nothing_for_empty_regions() -> None:
    game = land("ratmen pillaging 3", wood="1 ratmen")
    game.do("conquer crag", "stop", "deploy wood 2", "end")
    assert game.earned() == 2


def test_pillaging_adds_up_with_orcs() -> None:
    game = land("orcs pillaging 3", shore="1 orcs", wood="tribe")
    game.do("conquer wood", "stop", "deploy wood 2", "end")
    assert game.earned() == 2 + 1 + 1
