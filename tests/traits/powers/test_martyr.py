"""Martyr: a coin from the bank each time an opponent conquers one of its regions."""

from __future__ import annotations

from elbowroom.traits.powers.martyr import MARTYR
from tests.positions import cave


def test_martyr_is_four_on_the_badge() -> None:
    assert MARTYR.tokens == 4


def test_martyr_gets_a_coin_for_each_region_that_an_opponent_conquers() -> None:
    game = cave("orcs stone 9", "ratmen martyr", pit="1 orcs", weald="1 ratmen", gem="1 ratmen")
    game.do("conquer weald", "conquer gem")
    assert (game.coins(1), game.coins(2)) == (5, 7)


def test_a_failed_attempt_pays_nothing() -> None:
    game = cave("orcs stone 1", "ratmen martyr", pit="1 orcs", gem="1 ratmen", dice=[0])
    assert game.do("roll gem").coins(2) == 5


def test_another_army_of_the_seat_pays_nothing() -> None:
    game = cave("orcs stone 9", "ratmen martyr + elves", pit="1 orcs", gem="1 elves")
    assert game.do("conquer gem").coins(2) == 5


def test_declined_martyrs_get_nothing() -> None:
    game = cave("orcs stone 9", "+ ratmen martyr", pit="1 orcs", gem="1 ratmen")
    assert game.do("conquer gem").coins(2) == 5
