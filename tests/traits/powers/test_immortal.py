"""Immortal: no token is lost when a region falls."""

from __future__ import annotations

from elbowroom.traits.powers.immortal import IMMORTAL
from tests.positions import cave


def test_immortal_is_four_on_the_badge() -> None:
    assert IMMORTAL.tokens == 4


def test_immortal_loses_no_token_when_a_region_falls() -> None:
    game = cave("orcs stone 5", "ratmen immortal", pit="1 orcs", gem="2 ratmen", peak="1 ratmen")
    game.do("conquer gem")
    assert (game.hand("ratmen"), game.tray("ratmen")) == (2, 10)


def test_a_substitution_kills_an_immortal() -> None:
    game = cave("sorcerers stone 5", "ratmen immortal", pit="1 sorcerers", gem="1 ratmen")
    assert game.do("conquer gem by sorcery").tray("ratmen") == 13


def test_declined_immortals_are_mortal() -> None:
    game = cave("orcs stone 5", "+ ratmen immortal", pit="1 orcs", gem="1 ratmen", peak="1 ratmen")
    game.do("conquer gem")
    assert (game.hand("ratmen"), game.tray("ratmen")) == (0, 12)
