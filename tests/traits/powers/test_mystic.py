"""Mystic: a coin more for each crystal field."""

from __future__ import annotations

from elbowroom.traits.powers.mystic import MYSTIC
from tests.positions import cave, land


def test_mystic_is_four_on_the_badge() -> None:
    assert MYSTIC.tokens == 4


def test_mystic_earns_a_coin_more_for_each_crystal_field() -> None:
    assert cave("ratmen mystic", gem="1 ratmen", pit="1 ratmen").scores() == 3


def test_above_mystic_earns_in_magic_regions() -> None:
    assert land("ratmen mystic", wood="1 ratmen").scores() == 2


def test_mystic_ends_with_decline() -> None:
    assert cave("ratmen mystic", gem="1 ratmen").do("decline").earned() == 1
