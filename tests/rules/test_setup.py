"""Setting up a game (G1 to G3, U3, M4)."""

from __future__ import annotations

import pytest

from elbowroom import CHANCE, Rng, State, apply, draw, new_game
from elbowroom.atlas.read import board_names
from elbowroom.masks import bit, count, lowest, mask_of
from elbowroom.rules.chance import monster_field
from elbowroom.rules.faults import faults
from elbowroom.rules.options import Options
from elbowroom.rules.pending import LAY_MONSTERS, Pending
from elbowroom.rules.setup import lays_monsters, monster_regions, new_state
from elbowroom.rules.state import PICK


def opened(name: str, box: str = "", seats: int = 0, **options: bool) -> State:
    """A game whose column lies open."""
    s = new_game(name, box=box, seats=seats, options=options)
    rng = Rng(2)
    while s.decider == CHANCE:
        apply(s, draw(s, rng))
    return s


@pytest.mark.parametrize("name", board_names())
def test_a_game_starts_with_six_combos_five_coins_each_and_the_first_pick(name: str) -> None:
    s = opened(name)
    assert (len(s.column), s.phase, s.turn, s.decider, s.round) == (6, PICK, 0, 0, 1)
    assert list(s.coins) == [5] * s.atlas.players
    assert faults(s) == []


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_more_players_have_fewer_rounds(players: int, rounds: int) -> None:
    for name in (f"surface-{players}", f"underground-{players}"):
        assert new_game(name).atlas.rounds == rounds


def test_the_natives_stand_where_they_are_printed() -> None:
    above, below = opened("surface-3"), opened("underground-3")
    assert (above.tribes, above.monsters) == (above.atlas.tribes, 0)
    assert (below.tribes, below.monsters) == (0, below.atlas.monsters)


@pytest.mark.parametrize(("players", "regions"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_there_are_two_more_regions_of_monsters_than_players(players: int, regions: int) -> None:
    assert count(opened(f"underground-{players}").monsters) == regions


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_mixed_game_above_has_monsters_on_lost_tribes_no_two_adjacent(players: int) -> None:
    s = opened(f"surface-{players}", "mixed")
    assert count(s.monsters) == players + 1
    assert s.monsters & ~s.atlas.tribes == 0
    assert s.monsters & s.atlas.around(s.monsters) == 0
    assert s.tribes == s.atlas.tribes & ~s.monsters


def test_no_region_gets_monsters_that_would_leave_others_without_room() -> None:
    s = new_game("surface-2", box="mixed")
    middle = s.atlas.region("butterfold")
    sides = [s.atlas.region(slug) for slug in ("mumblewood", "mount-grudge")]
    s.tribes = mask_of([middle, *sides])
    s.pending = [Pending(LAY_MONSTERS)]
    assert monster_field(s) == s.tribes
    s.pending = [Pending(LAY_MONSTERS), Pending(LAY_MONSTERS)]
    assert monster_field(s) == s.tribes & ~bit(middle)


def test_a_mixed_game_above_may_do_without_them() -> None:
    s = opened("surface-2", "mixed", places_and_relics=False)
    assert (s.monsters, s.tribes, s.book.finds) == (0, s.atlas.tribes, [])


def test_prices_of_empty_regions_are_those_of_the_ground() -> None:
    s = opened("underground-2")
    empty = ~(s.monsters | s.tribes)
    for region in range(s.atlas.size):
        one = 1 << region
        if one & empty & ~s.atlas.chasm:
            price = 1 if s.atlas.river & one else 3 if s.atlas.mountain & one else 2
            assert s.defence[region] == price


def test_the_table_may_choose_the_regions_with_monsters() -> None:
    fresh = new_game("surface-2", box="mixed")
    atlas = fresh.atlas
    chosen = atlas.tribes & -atlas.tribes
    s = new_state(atlas, fresh.book, Options({}), 2, chosen)
    assert (s.monsters, s.tribes) == (chosen, atlas.tribes & ~chosen)
    assert len([thing for thing in s.pending if thing.kind == LAY_MONSTERS]) == 2
    assert s.defence[lowest(chosen)] >= 4


def test_as_many_regions_have_monsters_as_the_map_says_or_one_more_than_seats() -> None:
    below, above = new_game("underground-3"), new_game("surface-3", box="mixed")
    plain = new_game("surface-3")
    numbers = [monster_regions(s.atlas, s.book, 3) for s in (below, above, plain)]
    assert numbers == [count(below.atlas.monsters), 4, 0]
    assert [lays_monsters(s.atlas, s.book) for s in (below, above, plain)] == [False, True, False]
