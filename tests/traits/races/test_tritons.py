"""Tritons: one token less beside water."""

from __future__ import annotations

from elbowroom.traits.races.tritons import TRITONS
from tests.positions import cave, land


def test_tritons_are_six_on_the_banner_and_eleven_in_the_tray() -> None:
    assert (TRITONS.tokens, TRITONS.tray) == (6, 11)


def test_tritons_pay_one_less_beside_sea_and_lake() -> None:
    assert land("tritons hill 5").cost("shore") == 1
    assert land("tritons hill 5", crag="1 tritons").cost("fen") == 1


def test_tritons_pay_the_full_price_away_from_water() -> None:
    assert land("tritons hill 5", crag="1 tritons").cost("wood") == 2


def test_below_tritons_pay_one_less_beside_the_river() -> None:
    game = cave("tritons stone 5", beck="1 tritons")
    assert (game.cost("weald"), game.cost("bank")) == (1, 1)
