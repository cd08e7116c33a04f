"""Ogres: every conquest costs one token less."""

from __future__ import annotations

from elbowroom.traits.races.ogres import OGRES
from tests.positions import cave


def test_ogres_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (OGRES.tokens, OGRES.tray) == (5, 10)


def test_ogres_pay_one_less_for_every_region() -> None:
    game = cave("ogres wise 9", gem="1 ogres")
    assert (game.cost("pit"), game.cost("peak")) == (1, 2)


def test_ogres_pay_one_less_at_the_entry_too() -> None:
    assert cave("ogres wise 9").cost("bank") == 1


def test_ogres_never_pay_less_than_one() -> None:
    game = cave("ogres commando 9", bank="1 ogres")
    assert game.cost("beck") == 1
