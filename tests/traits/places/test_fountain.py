"""Fountain: a new token with the first action of its holder's turn."""

from __future__ import annotations

from elbowroom.traits.places.fountain import THE_FOUNTAIN
from tests.positions import cave


def test_the_fountain_gives_a_token_with_the_first_action() -> None:
    game = cave("ratmen stone", pit="1 ratmen, fountain")
    assert THE_FOUNTAIN in game.army("ratmen").traits
    assert (game.hand("ratmen"), game.do("stop").hand("ratmen")) == (0, 1)


def test_the_token_may_fight_at_once() -> None:
    game = cave("ogres stone", pit="1 ogres, fountain").do("conquer gem")
    assert (game.at("gem"), game.hand("ogres")) == ("1 ogres", 0)


def test_the_fountain_gives_nothing_twice() -> None:
    game = cave("ratmen stone 2", pit="1 ratmen, fountain").do("conquer gem", "stop")
    assert game.hand("ratmen") == 2


def test_the_fountain_gives_nothing_when_the_tray_is_empty() -> None:
    game = cave("ratmen stone 12", pit="1 ratmen, fountain").do("stop")
    assert (game.hand("ratmen"), game.tray("ratmen")) == (12, 0)


def test_the_fountain_gives_nothing_on_the_turn_of_decline_or_to_declined_holders() -> None:
    game = cave("ratmen tomb", pit="1 ratmen, fountain").do("decline")
    assert (game.hand("ratmen"), game.tray("ratmen")) == (0, 12)
    game = cave("orcs stone + ratmen", pit="1 ratmen, fountain", gem="1 orcs").do("stop")
    assert (game.hand("orcs"), game.tray("ratmen")) == (0, 12)
