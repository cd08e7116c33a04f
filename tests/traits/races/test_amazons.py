"""Amazons: four of the tokens fight but never defend; they wait in hand."""

from __future__ import annotations

from elbowroom.traits.races.amazons import AMAZONS
from tests.positions import land


def test_amazons_are_six_and_four_on_the_banner_and_fifteen_in_the_tray() -> None:
    assert (AMAZONS.tokens, AMAZONS.extra, AMAZONS.tray) == (6, 4, 15)


def test_amazons_come_with_four_more_tokens() -> None:
    game = land("", column=["amazons forest"]).do("pick 1")
    assert game.hand("amazons") == 6 + 4 + 4


def test_four_amazons_stay_in_hand_at_the_end_of_the_turn() -> None:
    game = land("amazons forest 9", shore="1 amazons").do("stop")
    assert game.why("deploy shore 6") == "why-must-keep"
    game.do("deploy shore 5", "end")
    assert (game.at("shore"), game.hand("amazons")) == ("6 amazons", 4)


def test_the_four_fight_again_on_the_next_turn() -> None:
    game = land("amazons forest 4", shore="1 amazons").do("conquer wood")
    assert game.hand("amazons") == 2


def test_amazons_give_up_regions_when_fewer_than_four_can_be_lifted() -> None:
    game = land("amazons forest 1", shore="2 amazons", wood="2 amazons").do("stop")
    assert game.offers() == ["abandon shore", "abandon wood"]
    assert game.why("end") == "why-must-keep"
    game.do("abandon wood", "end")
    assert (game.at("wood"), game.hand("amazons")) == ("empty", 4)


def test_amazons_give_up_no_region_without_need() -> None:
    game = land("amazons forest 4", shore="1 amazons", wood="1 amazons").do("stop")
    assert game.offers() == ["end"]


def test_declined_amazons_hold_nobody_back() -> None:
    game = land("amazons forest 4", shore="2 amazons").do("decline")
    assert (game.at("shore"), game.hand("amazons")) == ("1 amazons", 0)
