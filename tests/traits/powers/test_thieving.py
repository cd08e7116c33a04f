"""Thieving: a coin from each opponent with an active token next door."""

from __future__ import annotations

from elbowroom.traits.powers.thieving import THIEVING
from tests.positions import cave


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


def test_a_neighbour_in_an_immune_region_pays_nothing() -> None:
    game = cave("ratmen thieving", "orcs royal", pit="1 ratmen", gem="1 orcs, queen")
    assert (game.scores(), game.coins(2)) == (1, 5)


def test_one_neighbour_outside_the_immune_region_is_enough() -> None:
    board = {"pit": "1 ratmen", "gem": "1 orcs, queen", "weald": "1 orcs"}
    assert cave("ratmen thieving", "orcs royal", **board).scores() == 1 + 1


def test_thieves_in_an_immune_region_of_their_own_still_steal() -> None:
    game = cave("ratmen thieving", "orcs stone", pit="1 ratmen, ghost", gem="1 orcs")
    assert game.scores() == 1 + 1


def test_by_house_rule_declined_neighbours_pay_too_once_a_seat() -> None:
    switch = {"thieving_declined_too": True}
    board = {"pit": "1 ratmen", "gem": "1 orcs", "weald": "1 elves"}
    game = cave("ratmen thieving", "elves wise + orcs", **board, options=switch)
    assert (game.scores(), game.coins(2)) == (1 + 1, 4)
    board = {"pit": "1 ratmen", "gem": "1 orcs"}
    assert cave("ratmen thieving", "+ orcs", **board, options=switch).scores() == 1 + 1


def test_by_house_rule_neither_distant_nor_immune_declined_tokens_pay() -> None:
    switch = {"thieving_declined_too": True}
    board = {"pit": "1 ratmen", "peak": "1 orcs", "gem": "1 orcs, queen"}
    assert cave("ratmen thieving", "+ orcs royal", **board, options=switch).scores() == 1


def test_by_house_rule_the_thieves_own_declined_tokens_pay_nothing() -> None:
    switch = {"thieving_declined_too": True}
    board = {"pit": "1 ratmen", "gem": "1 orcs"}
    assert cave("ratmen thieving + orcs", **board, options=switch).scores() == 2
