"""Mummies: every conquest costs one token more."""

from __future__ import annotations

from elbowroom.traits.races.mummies import MUMMIES
from tests.positions import cave, land


def test_mummies_are_ten_on_the_banner_and_fifteen_in_the_tray() -> None:
    assert (MUMMIES.tokens, MUMMIES.tray) == (10, 15)


def test_mummies_pay_one_more_for_every_region() -> None:
    game = cave("mummies stone 9", pit="1 mummies", gem="1 mummies")
    assert (game.cost("weald"), game.cost("peak")) == (3, 4)


def test_mummies_pay_one_more_against_gnomes_too() -> None:
    game = cave("mummies stone 9", "gnomes wise", pit="1 mummies", gem="1 gnomes")
    assert game.cost("gem") == 4


def test_a_discount_makes_up_for_it() -> None:
    assert land("mummies commando 9", shore="1 mummies").cost("wood") == 2


def test_the_dragon_costs_mummies_one_token_like_anybody() -> None:
    game = land("mummies dragon-master 2", shore="1 mummies").do("conquer wood by dragon")
    assert game.at("wood") == "1 mummies, dragon"


def test_a_substitution_costs_mummies_nothing_more() -> None:
    game = cave("mummies vampire", "ratmen wise", pit="1 mummies", gem="1 ratmen")
    game.do("conquer gem by vampire")
    assert (game.at("gem"), game.hand("mummies")) == ("1 mummies", 0)
