"""Mounted: one token less on hills and farmland."""

from __future__ import annotations

from elbowroom.traits.powers.mounted import MOUNTED
from tests.positions import land


def test_mounted_is_five_on_the_badge() -> None:
    assert MOUNTED.tokens == 5


def test_mounted_pays_one_less_on_hills_and_farmland() -> None:
    assert land("ratmen mounted 9", wood="1 ratmen").cost("shore") == 1
    assert land("ratmen mounted 9", fen="1 ratmen").cost("moor") == 1


def test_mounted_pays_the_full_price_elsewhere() -> None:
    assert land("ratmen mounted 9", crag="1 ratmen").cost("fen") == 2
