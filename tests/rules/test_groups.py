"""Connected groups of an army's regions."""

from __future__ import annotations

from elbowroom.rules.groups import groups
from tests.positions import Game, cave


def counted(game: Game, race: str) -> tuple[int, int]:
    """The groups by printed borders, and with what traits join."""
    me = game.army(race)
    return int(groups(game.s, me, False)), int(groups(game.s, me, True))


def test_neighbours_are_one_group() -> None:
    game = cave("ratmen wise", pit="1 ratmen", gem="1 ratmen", peak="1 ratmen")
    assert counted(game, "ratmen") == (1, 1)


def test_a_gap_makes_two() -> None:
    game = cave("ratmen wise", pit="1 ratmen", peak="1 ratmen", mire="1 ratmen")
    assert counted(game, "ratmen") == (2, 2)


def test_no_region_is_no_group() -> None:
    assert counted(cave("ratmen wise 4"), "ratmen") == (0, 0)


def test_a_chasm_joins_the_regions_of_spiderines_where_joins_count() -> None:
    game = cave("spiderines wise", pit="1 spiderines", mire="1 spiderines")
    assert counted(game, "spiderines") == (2, 1)


def test_the_river_never_joins_the_banks_of_lizardmen() -> None:
    game = cave("lizardmen wise", bank="1 lizardmen", weald="1 lizardmen")
    assert counted(game, "lizardmen") == (2, 2)


def test_the_pipe_joins_by_default_and_not_by_house_rule() -> None:
    board = {"weald": "1 ratmen, pipe", "grove": "1 ratmen"}
    assert counted(cave("ratmen wise", **board), "ratmen") == (2, 1)
    options = {"pipe_connects_flock": False}
    assert counted(cave("ratmen wise", **board, options=options), "ratmen") == (2, 2)


def test_traits_that_join_nothing_leave_the_groups_alone() -> None:
    game = cave("spiderines wise", bank="1 spiderines, keep", pit="1 spiderines")
    assert counted(game, "spiderines") == (2, 2)
