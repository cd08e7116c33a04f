"""Orcs: a coin for each region taken this turn that was not empty."""

from __future__ import annotations

from elbowroom.traits.races.orcs import ORCS
from tests.positions import land


def test_orcs_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (ORCS.tokens, ORCS.tray) == (5, 10)


def test_orcs_earn_a_coin_for_each_region_taken_that_was_not_empty() -> None:
    game = land("orcs stout 7", "ratmen hill", shore="1 orcs", wood="tribe", crag="1 ratmen")
    game.do("conquer wood", "conquer crag", "stop", "deploy shore 5", "end")
    assert game.earned() == 3 + 2


def test_orcs_earn_nothing_for_empty_regions() -> None:
    game = land("orcs hill 2", shore="1 orcs").do("conquer wood", "stop", "deploy wood 1", "end")
    assert game.earned() == 2


def test_orcs_earn_for_last_turn_no_more() -> None:
    game = land("orcs hill 3", "ratmen wise", shore="1 orcs", wood="tribe")
    game.do("conquer wood", "stop", "deploy wood 2", "end", "stop", "end", "stop", "deploy wood 2")
    assert game.do("end").earned() == 2


def test_by_house_rule_an_own_declined_region_counts_as_empty() -> None:
    layout = {"shore": "1 orcs", "wood": "1 ratmen"}
    for switch, coins in ((True, 3), (False, 2)):
        options = {"own_decline_non_empty": switch}
        game = land("orcs hill 3 + ratmen", **layout, options=options)
        game.do("conquer wood", "stop", "deploy wood 2", "end")
        assert game.earned() == coins
