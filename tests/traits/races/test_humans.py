"""Humans: a coin more for each farmland."""

from __future__ import annotations

from elbowroom.traits.races.humans import HUMANS
from tests.positions import land


def test_humans_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (HUMANS.tokens, HUMANS.tray) == (5, 10)


def test_humans_earn_a_coin_more_on_farmland() -> None:
    assert land("humans stout", shore="1 humans", glen="1 humans").income().total == 4


def test_humans_earn_nothing_more_elsewhere() -> None:
    assert land("humans wealthy", wood="1 humans").scores() == 1


def test_humans_earn_nothing_more_in_decline() -> None:
    assert land("humans hill", shore="1 humans").do("decline").earned() == 1
