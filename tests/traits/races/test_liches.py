"""Liches: once declined, whoever conquers one of their regions pays their owner a coin."""

from __future__ import annotations

from elbowroom.traits.races.liches import LICHES
from tests.positions import cave


def test_liches_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (LICHES.tokens, LICHES.tray) == (5, 10)


def test_whoever_conquers_declined_liches_pays_their_owner_a_coin() -> None:
    game = cave("ratmen stone 5", "+ liches", pit="1 ratmen", gem="1 liches", mire="1 liches")
    game.do("conquer gem")
    assert (game.coins(1), game.coins(2)) == (4, 6)


def test_without_a_coin_nobody_conquers_declined_liches() -> None:
    game = cave("ratmen stone 5 coins=0", "+ liches", pit="1 ratmen", gem="1 liches")
    assert game.cost("gem") is None
    assert game.why("conquer gem") == "why-toll"


def test_active_liches_take_no_toll() -> None:
    game = cave("ratmen stone 5 coins=0", "liches wise", pit="1 ratmen", gem="1 liches")
    assert game.do("conquer gem").coins(2) == 5


def test_their_own_seat_pays_nothing() -> None:
    game = cave("ratmen stone 5 coins=0 + liches", pit="1 ratmen", gem="1 liches")
    assert game.do("conquer gem").coins(1) == 0
