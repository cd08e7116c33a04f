"""Vanishing: declines off the board, for two coins a region."""

from __future__ import annotations

from elbowroom.traits.powers.vanishing import VANISHING
from tests.little import cave, land


def test_vanishing_is_five_on_the_badge() -> None:
    assert VANISHING.tokens == 5


def test_decline_removes_every_token_for_two_coins_a_region() -> None:
    game = cave("ratmen vanishing 2", pit="3 ratmen", gem="1 ratmen").do("decline")
    assert (game.at("pit"), game.at("gem"), game.earned()) == ("empty", "empty", 4)
    assert (game.declined(), game.tray("ratmen")) == ([], 13)


def test_the_older_declined_army_leaves_too() -> None:
    game = cave("ratmen vanishing + orcs", pit="3 ratmen", gem="1 orcs").do("decline")
    assert (game.at("gem"), game.declined(), game.earned()) == ("empty", [], 2)


def test_while_active_vanishing_earns_nothing_more() -> None:
    assert cave("ratmen vanishing", pit="1 ratmen").scores() == 1


def test_vanishing_ghouls_vanish() -> None:
    assert land("ghouls vanishing", shore="3 ghouls").do("decline").at("shore") == "empty"
