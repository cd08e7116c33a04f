"""Diplomat: peace with one opponent whose active army was left alone this turn."""

from __future__ import annotations

from elbowroom.traits.powers.diplomat import DIPLOMAT
from tests.positions import land


def test_diplomat_is_five_on_the_badge() -> None:
    assert DIPLOMAT.tokens == 5


def test_a_friend_cannot_attack_the_diplomat() -> None:
    game = land("ratmen diplomat", "orcs stout 5", shore="1 ratmen", wood="1 orcs")
    game.do("stop", "ally 2", "end")
    assert game.why("conquer shore") == "why-peace"


def test_the_diplomat_may_attack_his_friend_and_the_peace_ends_with_his_turn() -> None:
    game = land("ratmen diplomat", "orcs hill 5", shore="4 ratmen", wood="1 orcs")
    game.do("stop", "deploy shore 3", "ally 2", "end", "stop", "deploy wood 5", "end")
    assert game.s.peace[0] == -1
    assert game.cost("wood") == 2 + 6


def test_only_an_opponent_left_alone_this_turn_can_be_a_friend() -> None:
    game = land("ratmen diplomat 5", "orcs stout", "elves hill", shore="1 ratmen", wood="1 orcs")
    game.do("conquer wood", "stop")
    assert game.why("ally 2") == "why-cannot-ally"
    assert game.may("ally 3")


def test_one_friend_is_enough() -> None:
    game = land("ratmen diplomat", "orcs stout", "elves hill", shore="1 ratmen").do(
        "stop", "ally 3"
    )
    assert game.offers("ally") == []


def test_declined_ghouls_are_not_bound() -> None:
    game = land("ratmen diplomat", "orcs stout + ghouls", shore="1 ratmen", wood="4 ghouls")
    game.do("stop", "ally 2", "end")
    assert game.may("conquer shore")


def test_there_is_no_peace_on_the_turn_of_decline() -> None:
    game = land("ratmen diplomat", "orcs stout 5", shore="1 ratmen", wood="1 orcs").do("decline")
    assert game.may("conquer shore")
