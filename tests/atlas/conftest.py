"""Random boards, for laws that must hold on every board."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from elbowroom.atlas import hexes
from elbowroom.atlas.read import Board, read_board

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
GROUNDS = {
    "surface": ("farmland", "forest", "hill", "mountain", "swamp"),
    "underground": ("mountain", "mud", "mushroom", "crystal", "mine", "river"),
}


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A board of random patches, up to 8 by 7 hexagons."""
    columns, rows = draw(st.integers(1, 8)), draw(st.integers(1, 7))
    row = st.lists(st.integers(0, 3), min_size=columns, max_size=columns)
    drawn = draw(st.lists(row, min_size=rows, max_size=rows))
    patches = [patch for cells in hexes.cells_by_region(drawn, 4) for patch in hexes.pieces(cells)]
    grid = [[""] * columns for _ in range(rows)]
    for letter, patch in zip(LETTERS, patches, strict=False):
        for down, right in patch:
            grid[down][right] = letter
    box = draw(st.sampled_from(sorted(GROUNDS)))
    lines = [f'name = "any"\nbox = "{box}"\nplayers = 2\nrounds = 10\ngrid = \'\'\'']
    lines += ["".join(line) for line in grid] + ["'''"]
    for letter, _ in zip(LETTERS, patches, strict=False):
        # The first region is land, because a board needs some.
        terrain = draw(st.sampled_from(GROUNDS[box])) if letter != "A" else "mountain"
        lines.append(
            f'[regions.{letter}]\nterrain = "{terrain}"\nname = "Region {LETTERS.index(letter)}"'
        )
    return read_board("\n".join(lines), "any.toml")


@pytest.fixture(scope="session")
def any_board() -> st.SearchStrategy[Board]:
    """Any board."""
    return boards()
