"""Vengeful: one token less against everybody who attacked this seat since its last turn."""

from __future__ import annotations

from elbowroom.traits.powers.vengeful import VENGEFUL
from tests.positions import cave


def test_vengeful_is_four_on_the_badge() -> None:
    assert VENGEFUL.tokens == 4


def test_vengeful_pays_one_less_against_everybody_who_attacked_it() -> None:
    game = cave(
        "ratmen vengeful 9 vengeance=[2]",
        "orcs wise + elves",
        "drow stone",
        pit="1 ratmen",
        gem="1 orcs",
        peak="1 elves",
        weald="1 drow",
    )
    assert (game.cost("gem"), game.cost("weald")) == (2, 3)
    assert game.do("conquer gem").cost("peak") == 3


def test_an_attack_on_any_army_of_the_seat_is_remembered() -> None:
    game = cave(
        "orcs stone 9", "ratmen vengeful + elves", pit="1 orcs", gem="1 elves", mire="1 ratmen"
    )
    assert game.do("conquer gem").s.grudges[1] == 0b1


def test_a_failed_die_is_an_attack() -> None:
    game = cave("orcs stone 1", "ratmen vengeful", pit="1 orcs", gem="1 ratmen", dice=[0])
    assert game.do("roll gem").s.grudges[1] == 0b1


def test_the_grudge_is_over_with_the_next_turn() -> None:
    game = cave("ratmen vengeful vengeance=[2]", "orcs wise", pit="1 ratmen").do("stop", "end")
    assert game.s.grudges[0] == 0
