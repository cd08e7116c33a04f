"""Splits a grid of hexagons into regions of similar size with winding borders."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.atlas import hexes
from elbowroom.atlas.hexes import Cell
from elbowroom.rules.rng import Rng

Grid = list[list[int]]

_CHOICES = 10
_ROUNDS_OF_SMOOTHING = 8
# How many hexagons on borders change hands, for every region.
_CHANGES_PER_REGION = 40
# A region that is larger than another by this many percent of the mean takes nothing from it.
_SLACK = 15


def divide(columns: int, rows: int, regions: int, rng: Rng) -> Grid:
    """A grid with the number of the region of each hexagon, row by row."""
    centres = _centres(columns, rows, regions, rng)
    grid = _nearest(columns, rows, centres)
    for _ in range(_ROUNDS_OF_SMOOTHING):
        centres = _middles(grid, centres)
        grid = _nearest(columns, rows, centres)
    _join_pieces(grid, regions)
    _wind_borders(grid, regions, rng)
    return grid


def _centres(columns: int, rows: int, regions: int, rng: Rng) -> list[Cell]:
    """Points apart from each other: each is the loneliest of some random ones."""
    centres: list[Cell] = []
    for _ in range(regions):
        choices = [(rng.below(rows), rng.below(columns)) for _ in range(_CHOICES)]
        gaps = [min((_distance(each, other) for other in centres), default=0) for each in choices]
        centres.append(choices[gaps.index(max(gaps))])
    return centres


def _distance(one: Cell, other: Cell) -> int:
    """The square of the distance in half hexagons; rows are higher by the square root of 3."""
    (row, column), (top, left) = one, other
    return (2 * column + row % 2 - 2 * left - top % 2) ** 2 + 3 * (row - top) ** 2


def _nearest(columns: int, rows: int, centres: Sequence[Cell]) -> Grid:
    """Every hexagon belongs to the nearest centre, of equals to the first."""
    points = [(2 * column + row % 2, row) for row, column in centres]
    return [
        [_place_of_nearest(points, 2 * column + row % 2, row) for column in range(columns)]
        for row in range(rows)
    ]


def _place_of_nearest(points: Sequence[tuple[int, int]], x: int, y: int) -> int:
    """The point nearest to another: x counts half hexagons, y rows, which are higher by the square
    root of 3."""
    distances = [(x - left) ** 2 + 3 * (y - top) ** 2 for left, top in points]
    return distances.index(min(distances))


def _middles(grid: Grid, centres: Sequence[Cell]) -> list[Cell]:
    """The middle of each region; one without hexagons stays where it is."""
    patches = hexes.cells_by_region(grid, len(centres))
    return [
        _middle(patch) if patch else centre for patch, centre in zip(patches, centres, strict=True)
    ]


def _middle(patch: Sequence[Cell]) -> Cell:
    """The mean, rounded."""
    size = len(patch)
    row, column = ((2 * sum(each) + size) // (2 * size) for each in zip(*patch, strict=True))
    return row, column


def _join_pieces(grid: Grid, regions: int) -> None:
    """Give stray pieces of a region to a neighbour."""
    for region, patch in enumerate(hexes.cells_by_region(grid, regions)):
        for piece in sorted(hexes.pieces(patch), key=len, reverse=True)[1:]:
            for row, column in piece:
                grid[row][column] = _some_neighbour(grid, (row, column), region)


def _some_neighbour(grid: Grid, cell: Cell, region: int) -> int:
    others = [hexes.at(grid, near) for near in hexes.around(cell)]
    return next((other for other in others if other not in (hexes.OUTSIDE, region)), region)


def _wind_borders(grid: Grid, regions: int, rng: Rng) -> None:
    """Let hexagons on borders change hands, as long as every region stays one piece."""
    sizes = [len(patch) for patch in hexes.cells_by_region(grid, regions)]
    slack = sum(sizes) // regions * _SLACK // 100
    for _ in range(_CHANGES_PER_REGION * regions):
        row, column = rng.below(len(grid)), rng.below(len(grid[0]))
        region = grid[row][column]
        other = hexes.at(grid, hexes.around((row, column))[rng.below(6)])
        if other in (region, hexes.OUTSIDE) or not _may_leave(grid, (row, column)):
            continue
        if sizes[other] > sizes[region] + slack:
            continue
        grid[row][column] = other
        sizes[region] -= 1
        sizes[other] += 1


def _may_leave(grid: Grid, cell: Cell) -> bool:
    """Whether the region of *cell* stays one piece without it, and no thin spike remains.

    Its neighbours in the region must follow each other around it; then they are connected.
    """
    region = hexes.at(grid, cell)
    own = [hexes.at(grid, near) == region for near in hexes.around(cell)]
    changes = sum(own[place] != own[place - 1] for place in range(6))
    return changes == 2 and 2 <= sum(own) <= 4
