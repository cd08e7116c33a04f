"""Flocking: two coins when all its regions hang together."""

from __future__ import annotations

from elbowroom.traits.powers.flocking import FLOCKING
from tests.positions import cave


def test_flocking_is_five_on_the_badge() -> None:
    assert FLOCKING.tokens == 5


def test_flocking_earns_two_coins_when_all_its_regions_hang_together() -> None:
    assert cave("ratmen flocking", pit="1 ratmen", gem="1 ratmen").scores() == 4


def test_flocking_earns_nothing_in_two_groups() -> None:
    assert cave("ratmen flocking", pit="1 ratmen", peak="1 ratmen").scores() == 2


def test_flocking_earns_nothing_without_a_region() -> None:
    assert cave("ratmen flocking").scores() == 0


def test_the_brass_pipe_joins_a_flock() -> None:
    layout = {"weald": "1 ratmen, pipe", "grove": "1 ratmen"}
    assert cave("ratmen flocking", **layout).scores() == 4


def test_by_house_rule_the_brass_pipe_joins_no_flock() -> None:
    layout = {"weald": "1 ratmen, pipe", "grove": "1 ratmen"}
    assert cave("ratmen flocking", **layout, options={"pipe_connects_flock": False}).scores() == 2


def test_the_banks_of_lizardmen_are_no_flock() -> None:
    assert cave("lizardmen flocking", bank="1 lizardmen", weald="1 lizardmen").scores() == 2
