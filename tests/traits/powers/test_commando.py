"""Commando: one token less everywhere."""

from __future__ import annotations

from elbowroom.traits.powers.commando import COMMANDO
from tests.positions import land


def test_commando_is_four_on_the_badge() -> None:
    assert COMMANDO.tokens == 4


def test_commando_pays_one_less_everywhere() -> None:
    game = land("ratmen commando 9", wood="1 ratmen")
    assert (game.cost("shore"), game.cost("crag")) == (1, 2)


def test_commando_pays_one_less_at_the_entry_too() -> None:
    assert land("ratmen commando 9", shore="tribe").cost("shore") == 2


def test_commando_never_pays_less_than_one() -> None:
    assert land("giants commando 9", crag="1 giants").cost("wood") == 1
