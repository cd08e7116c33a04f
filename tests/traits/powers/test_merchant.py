"""Merchant: a coin more for every region."""

from __future__ import annotations

from elbowroom.traits.powers.merchant import MERCHANT
from tests.positions import land


def test_merchant_is_two_on_the_badge() -> None:
    assert MERCHANT.tokens == 2


def test_merchant_earns_a_coin_more_for_every_region() -> None:
    assert land("ratmen merchant", shore="1 ratmen", crag="1 ratmen").scores() == 4


def test_merchant_earns_for_water_too() -> None:
    assert land("kraken merchant", shore="1 kraken", bay="1 kraken").scores() == 4


def test_merchant_earns_nothing_for_other_armies_of_the_seat() -> None:
    assert land("ratmen merchant + orcs", shore="1 ratmen", crag="1 orcs").scores() == 3


def test_merchant_ends_with_decline() -> None:
    assert land("ratmen merchant", shore="1 ratmen").do("decline").earned() == 1
