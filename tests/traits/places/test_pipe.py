"""Great Brass Pipe: all regions of its terrain are adjacent for its holder."""

from __future__ import annotations

from elbowroom.masks import bit
from elbowroom.traits.places.pipe import THE_PIPE
from tests.positions import cave


def test_all_regions_of_its_terrain_are_adjacent_for_the_holder_of_the_pipe() -> None:
    game = cave("ratmen stone 9", weald="1 ratmen, pipe")
    assert THE_PIPE in game.army("ratmen").traits
    assert game.targets() == {"beck", "pit", "grove"}


def test_the_pipe_starts_from_its_own_terrain_only() -> None:
    game = cave("ratmen stone 9", weald="1 ratmen, pipe", gem="1 ratmen")
    assert "grove" in game.targets()
    assert THE_PIPE.joins(game.s, game.army("ratmen"), bit(game.region("gem"))) == 0


def test_the_pipe_of_someone_else_leads_nowhere() -> None:
    game = cave("ratmen stone 9", "orcs wise", weald="1 orcs, pipe", grove="1 ratmen")
    assert game.targets() == {"mire"}


def test_the_pipe_leads_nowhere_in_declined_hands() -> None:
    game = cave("orcs stone 9 + ratmen", weald="1 ratmen, pipe", gem="1 orcs")
    assert "grove" not in game.targets()
