"""The match's own small generator."""

from __future__ import annotations

from collections import Counter

import pytest

from elbowroom.rules.rng import Rng


def numbers(rng: Rng, below: int = 100, times: int = 50) -> list[int]:
    return [rng.below(below) for _ in range(times)]


def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    assert numbers(Rng(0), 1000, 8) == [712, 23, 150, 432, 192, 713, 537, 536]


def test_different_seeds_give_different_numbers() -> None:
    seeds = [0, 1, 2, 2**31, 2**33, 2**53 - 1]
    assert len({tuple(numbers(Rng(seed))) for seed in seeds}) == len(seeds)


def test_a_copy_goes_on_as_its_twin_and_leaves_it_alone() -> None:
    rng = Rng(5)
    numbers(rng, times=3)
    twin = rng.copy()
    assert numbers(twin) == numbers(rng)


@pytest.mark.parametrize("below", [1, 2, 6, 61, 2**30])
def test_numbers_stay_below_their_limit(below: int) -> None:
    assert all(0 <= number < below for number in numbers(Rng(11), below, 300))


def test_every_number_comes_about_as_often() -> None:
    fallen = Counter(numbers(Rng(3), 6, 6000))
    assert all(850 < fallen[face] < 1150 for face in range(6))
