"""Altar of Souls: after scoring, one declined token for three coins, in decline too."""

from __future__ import annotations

from elbowroom.traits.places.altar import THE_ALTAR
from tests.positions import cave


def test_the_altar_speaks_for_active_and_declined_holders() -> None:
    for seat in ("ratmen stone", "orcs stone + ratmen"):
        assert THE_ALTAR in cave(seat, pit="1 ratmen, altar").army("ratmen").traits


def test_after_scoring_a_declined_token_may_be_sacrificed_for_three_coins() -> None:
    game = cave("ratmen stone + orcs", pit="1 ratmen, altar", gem="1 orcs", bank="1 orcs")
    game.do("stop", "end")
    assert game.offers() == ["sacrifice bank", "sacrifice gem", "end"]
    game.do("sacrifice gem")
    assert (game.at("gem"), game.coins(1), game.turn) == ("empty", 5 + 3 + 3, 2)


def test_the_sacrifice_may_be_left_alone() -> None:
    game = cave("ratmen stone + orcs", pit="1 ratmen, altar", gem="1 orcs").do("stop", "end", "end")
    assert (game.at("gem"), game.coins(1), game.turn) == ("1 orcs", 7, 2)


def test_the_altar_asks_for_no_token_of_an_opponent() -> None:
    game = cave("ratmen stone", "+ orcs", pit="1 ratmen, altar", gem="1 orcs").do("stop", "end")
    assert game.turn == 2


def test_one_of_several_declined_tokens_leaves_the_region_held() -> None:
    game = cave("ratmen stone + ghouls", pit="1 ratmen, altar", gem="3 ghouls")
    game.do("end", "stop", "end", "sacrifice gem")
    assert game.at("gem") == "2 ghouls"


def test_the_last_sacrificed_token_takes_its_army_off_the_table() -> None:
    game = cave("ratmen stone + orcs", pit="1 ratmen, altar", gem="1 orcs")
    assert game.do("stop", "end", "sacrifice gem").declined() == []


def test_a_declined_holder_may_use_the_altar() -> None:
    game = cave("ratmen stone + orcs", pit="1 ratmen", gem="1 orcs, altar").do("stop", "end")
    assert game.offers("sacrifice") == ["sacrifice gem"]


def test_the_altar_leaves_the_actions_of_others_alone() -> None:
    game = cave("orcs stone + ratmen reborn", pit="1 orcs, altar", gem="1 ratmen")
    assert game.do("rebirth gem").at("gem") == "1 orcs"
