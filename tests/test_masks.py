"""Sets of regions as integers."""

from __future__ import annotations

import pytest

from elbowroom.masks import (
    EMPTY,
    MOST_REGIONS,
    Tally,
    below,
    bit,
    count,
    lowest,
    mask_of,
    nth,
    regions_of,
    zeros,
)

SETS = [
    [],
    [0],
    [60],
    [0, 60],
    [3, 5, 8],
    [31, 32, 33],
    list(range(0, MOST_REGIONS, 7)),
    list(range(MOST_REGIONS)),
]


@pytest.mark.parametrize("region", range(MOST_REGIONS))
def test_each_region_has_a_bit_of_its_own(region: int) -> None:
    assert bit(region) == 2**region
    assert lowest(bit(region)) == region


@pytest.mark.parametrize("regions", SETS, ids=str)
def test_a_mask_holds_exactly_the_regions_it_was_made_of(regions: list[int]) -> None:
    assert regions_of(mask_of(regions)) == regions


@pytest.mark.parametrize("regions", SETS, ids=str)
def test_a_mask_knows_how_many_regions_it_holds(regions: list[int]) -> None:
    assert count(mask_of(regions)) == len(regions)


@pytest.mark.parametrize("regions", SETS[1:], ids=str)
def test_lowest_is_the_region_with_the_smallest_number(regions: list[int]) -> None:
    assert lowest(mask_of(regions)) == min(regions)


@pytest.mark.parametrize("regions", SETS, ids=str)
def test_nth_counts_the_smaller_ones(regions: list[int]) -> None:
    mask = mask_of(regions)
    assert [nth(mask, n) for n in range(len(regions))] == regions


def test_the_same_region_twice_is_in_the_mask_once() -> None:
    assert mask_of([4, 4]) == bit(4)


@pytest.mark.parametrize("n", [0, 1, 5, 60, 61])
def test_below_are_the_regions_with_smaller_numbers(n: int) -> None:
    assert regions_of(below(n)) == list(range(n))


def test_a_row_of_zeros_is_long_enough_and_empty() -> None:
    assert list(zeros(5)) == [0, 0, 0, 0, 0]


# ---------------------------------------------------------------------- tally


def tally_of(numbers: list[int]) -> Tally:
    """A tally with these numbers for the regions 0, 1, …"""
    tally = Tally()
    for step in range(1, max(numbers, default=0) + 1):
        tally.add(mask_of([region for region, number in enumerate(numbers) if number >= step]))
    return tally


def test_a_tally_adds_up_every_region_by_itself() -> None:
    numbers = [0, 1, 2, 3, 4, 5, 6, 7]
    tally = tally_of(numbers)
    assert [tally.at(region) for region in range(8)] == numbers


def test_a_tally_finds_the_regions_with_one_number() -> None:
    tally = tally_of([2, 0, 2, 5, 7, 1])
    everywhere = below(6)
    assert regions_of(tally.exactly(2) & everywhere) == [0, 2]
    assert regions_of(tally.exactly(0) & everywhere) == [1]
    assert regions_of(tally.exactly(7) & everywhere) == [4]
    assert tally.exactly(6) & everywhere == EMPTY


@pytest.mark.parametrize("numbers", [[0], [1, 0], [2], [3, 1], [4], [7, 7]], ids=str)
def test_no_region_of_a_tally_is_above_its_most(numbers: list[int]) -> None:
    assert tally_of(numbers).most() >= max(numbers)


def test_the_order_of_adding_does_not_matter() -> None:
    masks = [0b0011, 0b0110, 0b1111, 0b0010]
    one, other = Tally(), Tally()
    for mask in masks:
        one.add(mask)
    for mask in reversed(masks):
        other.add(mask)
    assert [one.at(region) for region in range(4)] == [2, 4, 2, 1]
    assert [other.at(region) for region in range(4)] == [2, 4, 2, 1]
