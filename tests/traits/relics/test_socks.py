"""Stinky Socks: once a turn, conquer a region as if no tokens were in it; none is lost."""

from __future__ import annotations

from elbowroom.traits.relics.socks import THE_SOCKS
from tests.positions import cave


def test_the_socks_speak_for_their_holder() -> None:
    assert cave("ratmen stone", pit="1 ratmen, socks").army("ratmen").traits[-1] is THE_SOCKS


def test_the_socks_conquer_as_if_no_tokens_were_there() -> None:
    game = cave("ratmen stone 2", "orcs wise", pit="1 ratmen, socks", gem="5 orcs", peak="1 orcs")
    game.do("conquer gem by socks")
    assert (game.at("gem"), game.hand("orcs"), game.tray("orcs")) == ("2 ratmen, socks", 5, 4)


def test_the_socks_look_past_encampments() -> None:
    board = {"pit": "1 ratmen, socks", "gem": "2 orcs, encampment x5"}
    game = cave("ratmen stone 2", "orcs bivouacking", **board, peak="1 orcs")
    game.do("conquer gem by socks")
    assert (game.at("gem"), game.pieces("orcs", "encampment")) == ("2 ratmen, socks", 5)


def test_without_the_socks_encampments_defend() -> None:
    board = {"pit": "1 ratmen, socks", "gem": "2 orcs, encampment x5"}
    assert cave("ratmen stone 2", "orcs bivouacking", **board).price("gem").total == 2 + 2 + 5


def test_the_socks_do_not_help_against_keep_and_armour() -> None:
    game = cave(
        "ratmen stone 9", "orcs shield", pit="1 ratmen, socks", gem="5 orcs, keep, armour x2"
    )
    assert game.price("gem", "socks").total == 2 + 1 + 2


def test_the_socks_drive_monsters_away_and_bring_the_prize() -> None:
    game = cave("ratmen stone 2", pit="1 ratmen, socks", gem="monsters", draws=["keep"])
    assert game.do("conquer gem by socks").at("gem") == "2 ratmen, keep, socks"


def test_a_declined_token_driven_out_by_the_socks_retreats() -> None:
    game = cave("ratmen wise 2", "+ orcs", pit="1 ratmen, socks", gem="1 orcs", peak="1 orcs")
    game.do("conquer gem by socks", "stop", "deploy pit 1", "end")
    assert game.do("deploy peak 1").at("peak") == "2 orcs"


def test_the_socks_work_once_a_turn() -> None:
    game = cave("ratmen stone 9", pit="1 ratmen, socks").do("conquer gem by socks")
    assert game.why("conquer weald by socks") == "why-means-used"
