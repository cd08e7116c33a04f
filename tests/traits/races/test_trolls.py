"""Trolls: a lair in every region they hold, in decline too."""

from __future__ import annotations

from elbowroom.traits.races.trolls import TROLLS
from tests.positions import land


def test_trolls_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (TROLLS.tokens, TROLLS.tray) == (5, 10)


def test_trolls_set_a_lair_in_every_region_they_take() -> None:
    game = land("trolls hill 5", shore="1 trolls, lair").do("conquer wood")
    assert game.at("wood") == "2 trolls, lair"


def test_a_lair_costs_an_attacker_one_more_also_in_decline() -> None:
    for seat in ("trolls hill", "+ trolls"):
        game = land("ratmen stout 9", seat, shore="1 ratmen", wood="1 trolls, lair")
        assert game.cost("wood") == 4


def test_lairs_stay_at_decline() -> None:
    game = land("trolls hill", shore="2 trolls, lair").do("decline")
    assert game.at("shore") == "1 trolls, lair"


def test_a_lair_vanishes_when_its_region_is_conquered() -> None:
    game = land("ratmen stout 9", "trolls hill", shore="1 ratmen", wood="1 trolls, lair")
    assert game.do("conquer wood").at("wood") == "4 ratmen"


def test_a_lair_vanishes_when_its_region_is_abandoned() -> None:
    game = land("trolls hill", shore="1 trolls, lair", wood="1 trolls, lair")
    assert game.do("abandon wood").at("wood") == "empty"
