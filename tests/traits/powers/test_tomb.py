"""Tomb: keeps all tokens at decline and redeploys them once."""

from __future__ import annotations

from elbowroom.traits.powers.tomb import TOMB
from tests.little import cave


def test_tomb_is_five_on_the_badge() -> None:
    assert TOMB.tokens == 5


def test_tomb_keeps_all_its_tokens_at_decline_and_redeploys_once() -> None:
    game = cave("ratmen tomb 2", pit="3 ratmen", gem="1 ratmen").do("decline")
    assert (game.phase, game.hand("ratmen")) == ("redeploy", 4)
    game.do("deploy gem 4", "end")
    assert (game.at("gem"), game.earned()) == ("5 ratmen", 2)


def test_a_lost_region_costs_tomb_one_token_and_the_others_retreat() -> None:
    game = cave("orcs wise 9", "+ ratmen tomb", pit="1 orcs", gem="3 ratmen", peak="1 ratmen")
    game.do("conquer gem", "stop", "deploy pit 8", "end")
    assert game.do("deploy peak 2").at("peak") == "3 ratmen"


def test_with_no_region_left_all_are_lost() -> None:
    game = cave("orcs wise 9", "+ ratmen tomb", pit="1 orcs", gem="3 ratmen").do("conquer gem")
    assert (game.declined(2), game.tray("ratmen")) == ([], 13)


def test_tomb_without_a_region_declines_for_nothing() -> None:
    game = cave("ratmen tomb 4", "orcs wise").do("decline")
    assert (game.declined(), game.tray("ratmen"), game.turn) == ([], 13, 2)
