"""Quarreling: a coin for each separate group of regions."""

from __future__ import annotations

from elbowroom.traits.powers.quarreling import QUARRELING
from tests.positions import cave


def test_quarreling_is_three_on_the_badge() -> None:
    assert QUARRELING.tokens == 3


def test_quarreling_earns_a_coin_for_each_group() -> None:
    game = cave("ratmen quarreling", bank="1 ratmen", pit="1 ratmen", gem="1 ratmen")
    assert game.scores() == 3 + 2


def test_one_group_is_one_coin() -> None:
    assert cave("ratmen quarreling", pit="1 ratmen", gem="1 ratmen").scores() == 2 + 1


def test_neither_pipe_nor_chasm_joins_groups() -> None:
    assert cave("ratmen quarreling", weald="1 ratmen, pipe", grove="1 ratmen").scores() == 2 + 2
    assert cave("spiderines quarreling", pit="1 spiderines", mire="1 spiderines").scores() == 2 + 2


def test_quarreling_ends_with_decline() -> None:
    assert cave("ratmen quarreling", pit="1 ratmen").do("decline").earned() == 1
