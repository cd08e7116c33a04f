"""Sorcerers: put one of their own in the place of a lone token, once a turn and opponent."""

from __future__ import annotations

from elbowroom.traits.races.sorcerers import SORCERERS
from tests.positions import land


def test_sorcerers_are_five_on_the_banner_and_eighteen_in_the_tray() -> None:
    assert (SORCERERS.tokens, SORCERERS.tray) == (5, 18)


def test_sorcerers_put_one_of_their_own_in_the_place_of_a_lone_token() -> None:
    game = land("sorcerers stout 1", "orcs hill", shore="1 sorcerers", wood="1 orcs")
    game.do("conquer wood by sorcery")
    assert (game.at("wood"), game.hand("sorcerers")) == ("1 sorcerers", 1)
    assert (game.tray("sorcerers"), game.tray("orcs")) == (18 - 3, 10)


def test_sorcerers_need_no_token_in_hand() -> None:
    game = land("sorcerers stout", "orcs hill", shore="1 sorcerers", wood="1 orcs, lair")
    assert game.offers("conquer") == ["conquer wood by sorcery"]


def test_sorcerers_cannot_replace_two_tokens() -> None:
    game = land("sorcerers stout 1", "orcs hill", shore="1 sorcerers", wood="2 orcs")
    assert game.why("conquer wood by sorcery") == "why-not-lone-token"


def test_sorcerers_cannot_replace_declined_tokens() -> None:
    game = land("sorcerers stout 1", "+ orcs", shore="1 sorcerers", wood="1 orcs")
    assert game.why("conquer wood by sorcery") == "why-substitution-declined"


def test_sorcerers_strike_once_a_turn_and_opponent() -> None:
    game = land(
        "sorcerers stout 1",
        "orcs hill",
        "elves wise",
        shore="1 orcs",
        wood="1 sorcerers",
        crag="1 orcs",
        fen="1 elves",
    )
    game.do("conquer crag by sorcery")
    assert game.why("conquer shore by sorcery") == "why-means-used"
    assert game.may("conquer fen by sorcery")


def test_sorcerers_need_a_token_in_the_tray() -> None:
    game = land("sorcerers stout 17", "orcs hill", shore="1 sorcerers", wood="1 orcs")
    assert game.why("conquer wood by sorcery") == "why-tray-empty"
