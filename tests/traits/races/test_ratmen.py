"""Ratmen: nothing but numbers."""

from __future__ import annotations

from elbowroom.traits.races.ratmen import RATMEN
from tests.positions import land


def test_ratmen_are_eight_on_the_banner_and_thirteen_in_the_tray() -> None:
    assert (RATMEN.tokens, RATMEN.tray) == (8, 13)


def test_ratmen_are_nothing_but_numbers() -> None:
    assert (RATMEN.hooks, RATMEN.facts, RATMEN.extra, RATMEN.brings) == (0, 0, 0, {})


def test_ratmen_pay_full_prices_and_earn_plain_coins() -> None:
    game = land("ratmen hill 2", shore="1 ratmen")
    assert (game.cost("wood"), game.income().total) == (2, 1)
