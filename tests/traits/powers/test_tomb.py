"""Tomb: keeps all tokens on the board at decline and redeploys them once."""

from __future__ import annotations

from elbowroom import write_code
from elbowroom.traits.powers.tomb import TOMB
from tests.positions import cave


def test_tomb_is_five_on_the_badge() -> None:
    assert TOMB.tokens == 5


def test_tomb_keeps_all_its_tokens_at_decline_and_redeploys_once() -> None:
    game = cave("ratmen tomb", pit="3 ratmen", gem="1 ratmen").do("decline")
    assert (game.phase, game.hand("ratmen")) == ("redeploy", 2)
    game.do("deploy gem 2", "end")
    assert (game.at("gem"), game.earned()) == ("3 ratmen", 2)


def test_what_waited_in_hand_goes_to_the_tray() -> None:
    game = cave("ratmen tomb 4", pit="3 ratmen").do("decline")
    assert (game.hand("ratmen"), game.tray("ratmen")) == (2, 13 - 3)


def test_what_its_own_balrog_lifted_counts_as_on_the_board() -> None:
    board = {"pit": "1 ratmen, pentacle", "peak": "balrog", "gem": "5 ratmen"}
    game = cave("ratmen tomb 1", **board).do("move balrog gem", "decline")
    assert (game.hand("ratmen"), game.tray("ratmen")) == (3, 13 - 1 - 3)


def test_what_ready_lifted_for_a_rebirth_counts_as_on_the_board() -> None:
    game = cave("ratmen tomb 1 + orcs reborn", pit="3 ratmen", gem="1 orcs")
    game.do("rebirth gem", "decline")
    assert (game.phase, game.hand("ratmen"), game.tray("ratmen")) == ("redeploy", 2, 13 - 4)


def test_the_token_of_a_rebirth_is_the_one_that_waited_in_hand() -> None:
    game = cave("ratmen tomb 1 + orcs reborn", pit="12 ratmen", gem="1 orcs")
    game.do("rebirth gem", "decline")
    assert (game.hand("ratmen"), game.tray("ratmen")) == (11, 0)


def test_a_token_that_was_lifted_and_reborn_is_no_longer_in_hand() -> None:
    game = cave("ratmen tomb + orcs reborn", pit="13 ratmen", gem="1 orcs")
    game.do("rebirth gem", "decline")
    assert (game.hand("ratmen"), game.tray("ratmen")) == (11, 0)


def test_after_scoring_only_what_stands_on_the_board_is_kept() -> None:
    game = cave("amazons tomb 4", pit="4 amazons, stonehedge:stout", gem="1 amazons")
    game.do("stop", "deploy pit 3", "end", "decline")
    assert (game.hand("amazons"), game.tray("amazons")) == (3, 15 - 5)


def test_what_is_lifted_during_the_campaign_is_not_counted() -> None:
    board = {"pit": "1 ratmen, pentacle", "peak": "balrog", "bank": "12 ratmen"}
    game = cave("ratmen tomb", **board).do("conquer gem", "conquer weald", "move balrog gem")
    assert game.army("ratmen").lifted == 0
    assert write_code(game.s).startswith("e")


def test_an_ordinary_army_keeps_nothing_that_was_lifted() -> None:
    game = cave("ratmen wise + orcs reborn", pit="3 ratmen", gem="1 orcs")
    game.do("rebirth gem", "decline")
    assert (game.hand("ratmen"), game.tray("ratmen")) == (0, 13 - 2)


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
