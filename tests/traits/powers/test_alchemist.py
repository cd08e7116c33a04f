"""Alchemist: two coins each turn while active."""

from __future__ import annotations

from elbowroom.traits.powers.alchemist import ALCHEMIST
from tests.positions import land


def test_alchemist_is_four_on_the_badge() -> None:
    assert ALCHEMIST.tokens == 4


def test_alchemist_earns_two_coins_a_turn() -> None:
    assert land("ratmen alchemist", shore="1 ratmen").scores() == 3


def test_alchemist_earns_them_without_a_region() -> None:
    assert land("ratmen alchemist").scores() == 2


def test_by_house_rule_alchemist_needs_a_region() -> None:
    switch = {"alchemist_needs_tokens": True}
    assert land("ratmen alchemist", options=switch).scores() == 0
    assert land("ratmen alchemist", shore="1 ratmen", options=switch).scores() == 3


def test_alchemist_ends_with_decline() -> None:
    assert land("ratmen alchemist", shore="1 ratmen").do("decline").earned() == 1
