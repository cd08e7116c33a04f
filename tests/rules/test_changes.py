"""What everybody can see to differ between two positions is found, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from elbowroom.masks import bit, regions_of
from elbowroom.play.match import Match
from elbowroom.play.view import region_views, seat_view, turn_fields
from elbowroom.play.view_types import SeatView
from elbowroom.rules.changes import changed_purses, changed_regions, changed_seats, same_turn
from elbowroom.rules.pieces import FIRST_COUNTED, STONEHEDGE
from elbowroom.rules.state import State


def played(map: str, box: str, seed: int, actions: int) -> Match:
    luck = random.Random(seed)
    match = Match(map, box=box, seed=seed)
    for _ in range(actions):
        if not match.over:
            match.submit(luck.choice(match.legal()))
    return match


def _without_coins(s: State, seat: int) -> SeatView:
    return replace(seat_view(s, seat, None), coins=None, last_income=None)


def compare(old: State, new: State) -> None:
    """The masks are those that whole views give."""
    before, after = region_views(old), region_views(new)
    differ = [region for region in range(new.atlas.size) if before[region] != after[region]]
    assert regions_of(changed_regions(old, new)) == differ
    seats = range(new.seats)
    seen = {n for n in seats if _without_coins(old, n) != _without_coins(new, n)}
    assert seen <= set(regions_of(changed_seats(old, new)))
    purses = [n for n in seats if (old.coins[n], old.incomes[n]) != (new.coins[n], new.incomes[n])]
    assert regions_of(changed_purses(old, new)) == purses
    assert same_turn(old, new) == (turn_fields(old) == turn_fields(new))


@pytest.mark.parametrize("map", ["surface-3", "underground-3"])
@pytest.mark.parametrize("seed", [1, 2])
def test_masks_show_what_views_show_through_whole_games(map: str, seed: int) -> None:
    luck = random.Random(seed)
    match = Match(map, box="mixed" if seed == 2 else "", seed=seed)
    while not match.over:
        match.submit(luck.choice(match.legal()))
        assert match.previous is not None
        compare(match.previous, match.state)


def test_nothing_differs_between_a_position_and_its_copy() -> None:
    s = played("surface-3", "", 5, 80).state
    masks = changed_regions(s, s.copy()), changed_seats(s, s.copy()), changed_purses(s, s.copy())
    assert masks == (0, 0, 0)
    assert same_turn(s, s.copy())


def test_an_army_that_is_gone_changes_its_seat_and_its_regions() -> None:
    old = played("surface-3", "", 5, 120).state
    new = old.copy()
    new.own_armies()
    gone = new.declined.pop()
    assert changed_seats(old, new) & bit(gone.seat)
    assert changed_seats(new, old) & bit(gone.seat)
    assert changed_regions(old, new) == gone.held


def test_everything_public_about_a_seat_counts() -> None:
    old = played("surface-3", "", 5, 80).state
    for change in ("peace", "grudges"):
        new = old.copy()
        new.own_supply()
        getattr(new, change)[1] += 1
        assert changed_seats(old, new) == bit(1)
    for attribute in ("hand", "pool"):
        new = old.copy()
        new.own_armies()
        mine = next(army for army in new.active if army is not None)
        setattr(mine, attribute, getattr(mine, attribute) + 1)
        assert changed_seats(old, new) == bit(mine.seat)


def test_a_pile_that_grows_and_a_power_that_is_lent_change_their_regions() -> None:
    old = played("surface-3", "mixed", 5, 10).state
    old.where[FIRST_COUNTED] |= bit(3)
    old.where[STONEHEDGE] = bit(4)
    new = old.copy()
    new.own_pieces()
    new.piles[3] += 1
    assert changed_regions(old, new) == bit(3)
    new = old.copy()
    new.lent = 0
    assert changed_regions(old, new) == bit(4)


def test_positions_without_an_acting_army_have_that_in_common() -> None:
    old = played("surface-2", "", 3, 20).state
    new = old.copy()
    new.acting = None
    assert not same_turn(old, new)
    old.acting = None
    assert same_turn(old, new)
