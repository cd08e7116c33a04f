"""Flying: every land region is in reach."""

from __future__ import annotations

from elbowroom.traits.powers.flying import FLYING
from tests.positions import cave, land


def test_flying_is_five_on_the_badge() -> None:
    assert FLYING.tokens == 5


def test_flying_reaches_every_land_region_and_no_water() -> None:
    game = land("ratmen flying 9", crag="1 ratmen")
    assert game.targets() == {"shore", "wood", "fen", "moor", "glen"}


def test_flying_enters_anywhere_on_land() -> None:
    game = land("ratmen flying 9")
    assert game.targets() == {"shore", "wood", "crag", "fen", "moor", "glen"}


def test_flying_lets_sorcerers_substitute_anywhere_even_at_the_entry() -> None:
    game = land("sorcerers flying 5", "orcs hill", glen="1 orcs")
    assert game.may("conquer glen by sorcery")


def test_below_flying_reaches_the_river_only_as_a_neighbour() -> None:
    assert "beck" not in cave("ratmen flying 9", gem="1 ratmen").targets()
    assert "beck" in cave("ratmen flying 9", bank="1 ratmen").targets()
