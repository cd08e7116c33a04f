"""The grid of hexagons a board is drawn on: every second row is shifted right by half a cell."""

from __future__ import annotations

from collections.abc import Sequence

Cell = tuple[int, int]
"""Row and column, both from 0."""

OUTSIDE = -1

_ROW_TO_CELL = 3**0.5 / 2
"""The rows of regular hexagons are closer to each other than their columns."""

_EVEN = ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
_ODD = ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0))


def around(cell: Cell) -> list[Cell]:
    """The six cells that touch *cell*, clockwise from the upper right, inside the grid or not."""
    row, column = cell
    steps = _ODD if row % 2 else _EVEN
    return [(row + down, column + right) for down, right in steps]


def at(grid: Sequence[Sequence[int]], cell: Cell) -> int:
    """The region of *cell*; OUTSIDE beyond the border of the grid."""
    row, column = cell
    if 0 <= row < len(grid) and 0 <= column < len(grid[0]):
        return grid[row][column]
    return OUTSIDE


def nearest(grid: Sequence[Sequence[int]], x: float, y: float) -> Cell:
    """The cell that holds a point: x counts cells from the left, y counts rows from the top."""
    best, least = (0, 0), float("inf")
    for row in (int(y) - 1, int(y), int(y) + 1):
        shift = row % 2 / 2
        for column in (int(x - shift), int(x - shift) - 1):
            right, down = x - shift - column - 0.5, (y - row - 0.5) * _ROW_TO_CELL
            away = right * right + down * down
            if away < least and at(grid, (row, column)) != OUTSIDE:
                best, least = (row, column), away
    return best


def cells_by_region(grid: Sequence[Sequence[int]], regions: int) -> list[list[Cell]]:
    """The cells of every region, in reading order."""
    cells: list[list[Cell]] = [[] for _ in range(regions)]
    for row, line in enumerate(grid):
        for column, region in enumerate(line):
            cells[region].append((row, column))
    return cells


def pieces(cells: Sequence[Cell]) -> list[list[Cell]]:
    """*cells* split into connected patches, each beginning with its first cell in reading order."""
    left = set(cells)
    return [_patch(cell, left) for cell in cells if cell in left]


def _patch(start: Cell, left: set[Cell]) -> list[Cell]:
    """Takes the connected patch around *start* out of *left*."""
    left.discard(start)
    patch = [start]
    for cell in patch:
        for near in around(cell):
            if near in left:
                left.discard(near)
                patch.append(near)
    return patch
