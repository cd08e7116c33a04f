"""Thieving: a coin from each opponent with an active token next door."""

from __future__ import annotations

from elbowroom.traits.powers.thieving import THIEVING
from tests.little import cave


def test_thieving_is_four_on_the_badge() -> None:
    assert THIEVING.tokens == 4


def test_thieving_takes_a_coin_from_each_active_neighbour() -> None:
    game = cave(
        "ratmen thieving",
        "orcs wise",
        "elves stone",
        pit="1 ratmen",
        weald="1 orcs",
        gem="1 elves",
        peak="1 elves",
    )
    assert game.scores() == 1 + 2
    assert (game.coins(1), game.coins(2), game.coins(3)) == (8, 4, 4)


def test_declined_neighbours_pay_nothing() -> None:
    assert cave("ratmen thieving", "+ orcs", pit="1 ratmen", gem="1 orcs").scores() == 1


def test_an_empty_purse_pays_nothing() -> None:
    game = cave("ratmen thieving", "orcs wise coins=0", pit="1 ratmen", gem="1 orcs")
    assert game.scores() == 1
    assert game.coins(2) == 0


def test_nobody_pays_across_a_chasm() -> None:
    assert cave("ratmen thieving", "orcs wise", pit="1 ratmen", mire="1 orcs").scores() == 1
