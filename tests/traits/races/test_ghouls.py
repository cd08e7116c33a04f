"""Ghouls: in decline they keep their tokens and go on campaigning, before the active army."""

from __future__ import annotations

from elbowroom.traits.races.ghouls import GHOULS
from tests.positions import land


def test_ghouls_are_five_on_the_banner_and_ten_in_the_tray() -> None:
    assert (GHOULS.tokens, GHOULS.tray) == (5, 10)


def test_ghouls_keep_all_their_tokens_on_the_board_at_decline() -> None:
    game = land("ghouls hill 2", shore="3 ghouls", wood="1 ghouls").do("decline")
    assert (game.at("shore"), game.at("wood"), game.hand("ghouls")) == ("3 ghouls", "1 ghouls", 0)


def test_what_ready_lifted_before_the_decline_stays_in_the_hand_of_ghouls() -> None:
    game = land("ghouls hill 2 + ratmen reborn", shore="3 ghouls", wood="1 ratmen")
    game.do("rebirth wood", "decline")
    assert (game.at("shore"), game.at("wood"), game.hand("ghouls")) == ("1 ghouls", "1 ghouls", 2)


def test_declined_ghouls_campaign_before_the_active_army() -> None:
    game = land("ratmen stout + ghouls", shore="1 ratmen", crag="3 ghouls")
    assert game.acting.race.key == "ghouls"
    game.do("conquer fen", "stop", "deploy fen 1", "end")
    assert (game.at("fen"), game.acting.race.key) == ("2 ghouls", "ratmen")


def test_declined_ghouls_have_no_power() -> None:
    game = land("ratmen stout + ghouls commando", shore="1 ratmen", crag="4 ghouls")
    assert game.cost("fen") == 2


def test_declined_ghouls_may_stay_at_home() -> None:
    game = land("ratmen stout + ghouls", shore="1 ratmen", crag="3 ghouls").do("end")
    assert (game.at("crag"), game.acting.race.key) == ("3 ghouls", "ratmen")


def test_declined_ghouls_may_attack_the_active_army_of_their_own_seat() -> None:
    game = land("ratmen stout + ghouls", wood="2 ratmen", shore="1 ratmen", crag="5 ghouls")
    game.do("conquer wood")
    assert (game.hand("ratmen"), game.army("ratmen").displaced) == (1, 0)


def test_ghouls_do_not_campaign_on_the_turn_they_decline() -> None:
    game = land("ghouls hill", "ratmen stout", shore="3 ghouls", moor="1 ratmen").do("decline")
    assert game.turn == 2


def test_homeless_ghouls_wait_in_hand() -> None:
    game = land("ratmen stout 5", "+ ghouls", shore="1 ratmen", wood="2 ghouls")
    game.do("conquer wood", "stop", "deploy wood 4", "end")
    assert (game.declined(2), game.hand("ghouls")) == (["ghouls"], 1)


def test_by_house_rule_homeless_ghouls_are_lost() -> None:
    switch = {"homeless_ghouls_lost": True}
    game = land("ratmen stout 5", "+ ghouls", shore="1 ratmen", wood="2 ghouls", options=switch)
    assert game.do("conquer wood").declined(2) == []
