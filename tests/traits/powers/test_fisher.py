"""Fisher: a coin for every two regions on the water."""

from __future__ import annotations

from elbowroom.traits.powers.fisher import FISHER
from tests.positions import cave, land


def test_fisher_is_four_on_the_badge() -> None:
    assert FISHER.tokens == 4


def test_fisher_earns_a_coin_for_every_two_river_side_regions() -> None:
    assert cave("ratmen fisher", bank="1 ratmen", weald="1 ratmen", pit="1 ratmen").scores() == 4


def test_one_river_side_region_is_not_enough() -> None:
    assert cave("ratmen fisher", bank="1 ratmen", pit="1 ratmen").scores() == 2


def test_the_river_itself_is_not_counted() -> None:
    assert cave("kraken fisher", bank="1 kraken", beck="1 kraken").scores() == 2


def test_above_fisher_counts_the_shores_of_sea_and_lake() -> None:
    assert land("ratmen fisher", shore="1 ratmen", moor="1 ratmen").scores() == 3


def test_fisher_ends_with_decline() -> None:
    assert cave("ratmen fisher", bank="1 ratmen", weald="1 ratmen").do("decline").earned() == 2
