"""Spiderines: every region beside a chasm is in reach, always."""

from __future__ import annotations

from elbowroom.traits.races.spiderines import SPIDERINES
from tests.positions import cave


def test_spiderines_are_seven_on_the_banner_and_twelve_in_the_tray() -> None:
    assert (SPIDERINES.tokens, SPIDERINES.tray) == (7, 12)


def test_every_chasm_side_region_is_in_the_reach_of_spiderines() -> None:
    assert cave("spiderines stone 5", bank="1 spiderines").targets() == {"beck", "pit", "mire"}


def test_others_reach_their_neighbours_only() -> None:
    assert cave("ratmen stone 5", bank="1 ratmen").targets() == {"beck"}


def test_spiderines_enter_at_the_edge_or_beside_a_chasm() -> None:
    assert cave("spiderines stone 9").targets() == {"bank", "beck", "pit", "mire"}


def test_chasm_sides_count_as_adjacent_for_flocking_spiderines() -> None:
    game = cave("spiderines flocking", pit="1 spiderines", mire="1 spiderines")
    assert game.scores() == 2 + 2
