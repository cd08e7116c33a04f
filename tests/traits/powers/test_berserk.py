"""Berserk: may roll the die before every conquest, and pays that much less."""

from __future__ import annotations

from elbowroom.traits.powers.berserk import BERSERK
from tests.positions import land


def test_berserk_is_four_on_the_badge() -> None:
    assert BERSERK.tokens == 4


def test_berserk_rolls_first_and_pays_that_much_less() -> None:
    game = land("ratmen berserk 2", "orcs hill", shore="1 ratmen", wood="1 orcs", dice=[2])
    game.do("roll", "conquer wood")
    assert (game.at("wood"), game.hand("ratmen")) == ("1 ratmen", 1)


def test_berserk_always_pays_one_token() -> None:
    game = land("ratmen berserk 2", shore="1 ratmen", dice=[3]).do("roll", "conquer wood")
    assert game.at("wood") == "1 ratmen"


def test_berserk_may_roll_before_every_conquest_but_not_twice_for_one() -> None:
    game = land("ratmen berserk 6", shore="1 ratmen", dice=[0, 1]).do("roll")
    assert game.why("roll") == "why-already-rolled"
    assert game.do("conquer wood", "roll", "conquer crag").at("crag") == "2 ratmen"


def test_berserk_has_no_final_die() -> None:
    game = land("ratmen berserk 1", shore="1 ratmen")
    assert game.offers("roll") == ["roll"]
    assert game.why("roll wood") == "why-not-possible"


def test_a_roll_too_small_was_the_final_attempt() -> None:
    game = land("ratmen berserk 1", shore="1 ratmen", dice=[0]).do("roll")
    assert game.offers() == ["stop"]


def test_by_house_rule_berserk_must_roll() -> None:
    switch = {"berserk_must_roll": True}
    game = land("ratmen berserk 6", shore="1 ratmen", options=switch, dice=[0])
    assert game.why("conquer wood") == "why-must-roll"
    assert game.do("roll").may("conquer wood")
