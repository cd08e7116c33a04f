"""Mudmen: a new token for each mud pool at redeployment."""

from __future__ import annotations

from elbowroom.traits.races.mudmen import MUDMEN
from tests.positions import cave, land


def test_mudmen_are_five_on_the_banner_and_twelve_in_the_tray() -> None:
    assert (MUDMEN.tokens, MUDMEN.tray) == (5, 12)


def test_mudmen_grow_by_one_for_each_mud_pool_at_the_redeployment() -> None:
    game = cave("mudmen stone", mire="1 mudmen", bank="1 mudmen", gem="1 mudmen").do("stop")
    assert (game.hand("mudmen"), game.tray("mudmen")) == (2, 12 - 5)


def test_above_mudmen_grow_in_swamps() -> None:
    assert land("mudmen stout", fen="1 mudmen").do("stop").hand("mudmen") == 1


def test_the_tray_is_the_limit_of_mudmen() -> None:
    game = cave("mudmen stone 6", mire="5 mudmen", bank="1 mudmen").do("stop")
    assert (game.hand("mudmen"), game.tray("mudmen")) == (10, 0)


def test_declined_mudmen_do_not_grow() -> None:
    game = cave("mudmen stone", mire="1 mudmen").do("decline")
    assert (game.at("mire"), game.tray("mudmen")) == ("1 mudmen", 11)
