"""The shape of every region: outlines traced from the hexagons of the grid, then smoothed.

All coordinates are whole numbers, y growing downwards; a hexagon is ``CELL`` wide. A border is
smoothed once, as the chain of points that two regions share, so that neighbours meet exactly and
the areas of all regions add up to the area of the sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from elbowroom.atlas import hexes
from elbowroom.atlas.read import Board
from elbowroom.atlas.room import Box, Point, best_room, bounds, rooms
from elbowroom.atlas.smooth import Chain, Corner, Frame, smooth_chains

CELL = 100
"""The width of a hexagon."""

_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

Steps = dict[Corner, Corner]
"""Along the outline of one region: from each corner to the next, clockwise."""


@dataclass(frozen=True)
class Border:
    """A line between two regions; on the frame the second one is ``hexes.OUTSIDE``."""

    regions: tuple[int, int]
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Shape:
    """One region: its outline, then the outlines of what lies inside it (islands, lakes).

    ``room`` is a rectangle inside it, about as large as possible: the place for a name and tokens.
    """

    region: int
    rings: tuple[tuple[Point, ...], ...]
    bounds: Box
    room: Box

    @property
    def label(self) -> Point:
        """The middle of the room."""
        return self.room.middle


@dataclass(frozen=True)
class Shapes:
    """All shapes of a board, and the lines between them."""

    width: int
    height: int
    regions: tuple[Shape, ...]
    borders: tuple[Border, ...]


@lru_cache(maxsize=32)
def trace(board: Board) -> Shapes:
    """The shapes of *board*."""
    outlines = _outlines(board.cells, len(board.atlas.sites))
    nodes = _nodes(outlines)
    cut = [[_cut(ring, nodes) for ring in _rings(steps)] for steps in outlines]
    sides = _sides(cut)
    frame = Frame(len(board.cells[0]), len(board.cells), CELL)
    lines = smooth_chains({chain: len(regions) == 1 for chain, regions in sides.items()}, frame)
    shapes = [_shape(region, rings, lines) for region, rings in enumerate(cut)]
    borders = [
        Border((regions[0], regions[1] if len(regions) > 1 else hexes.OUTSIDE), lines[chain])
        for chain, regions in sides.items()
    ]
    return Shapes(frame.width, frame.height, tuple(shapes), tuple(borders))


def area(ring: Sequence[Point]) -> int:
    """Twice the area of *ring*; negative for a hole, which runs the other way round."""
    sides = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum(x * v - u * y for (x, y), (u, v) in sides)


def _outlines(cells: Sequence[Sequence[int]], regions: int) -> list[Steps]:
    # At most three hexagons meet in a corner, so a region leaves it in one direction only.
    steps: list[Steps] = [{} for _ in range(regions)]
    for row, line in enumerate(cells):
        for column, region in enumerate(line):
            corners = _corners(row, column)
            for side, near in enumerate(hexes.around((row, column))):
                if hexes.at(cells, near) != region:
                    steps[region][corners[side]] = corners[(side + 1) % 6]
    return steps


def _corners(row: int, column: int) -> list[Corner]:
    x, y = 2 * column + row % 2 + 1, 3 * row + 2
    return [(x + right, y + down) for right, down in _CORNERS]


def _nodes(outlines: Sequence[Steps]) -> set[Corner]:
    """The corners where three borders meet."""
    near: dict[Corner, set[Corner]] = {}
    for steps in outlines:
        for one, other in steps.items():
            near.setdefault(one, set()).add(other)
            near.setdefault(other, set()).add(one)
    return {corner for corner, others in near.items() if len(others) == 3}


def _rings(steps: Steps) -> list[list[Corner]]:
    """The closed lines of one region, the outer one first: it has the topmost corner."""
    left = dict(steps)
    rings: list[list[Corner]] = []
    while left:
        ring = [min(left, key=lambda corner: (corner[1], corner[0]))]
        while (step := left.pop(ring[-1])) != ring[0]:
            ring.append(step)
        rings.append(ring)
    return rings


def _cut(ring: list[Corner], nodes: set[Corner]) -> list[Chain]:
    """*ring* cut at the nodes; without nodes it is one closed chain."""
    cuts = [n for n, corner in enumerate(ring) if corner in nodes] or [ring.index(min(ring))]
    rotated = ring[cuts[0] :] + ring[: cuts[0] + 1]
    ends = [n - cuts[0] for n in cuts] + [len(ring)]
    return [tuple(rotated[a : b + 1]) for a, b in pairwise(ends)]


def _key(chain: Chain) -> Chain:
    """The chain in one fixed direction, the same for both its regions."""
    return min(chain, chain[::-1])


def _sides(cut: Sequence[Sequence[Sequence[Chain]]]) -> dict[Chain, list[int]]:
    """Every chain with the regions it bounds: two, or one along the frame."""
    sides: dict[Chain, list[int]] = {}
    for region, rings in enumerate(cut):
        for ring in rings:
            for chain in ring:
                sides.setdefault(_key(chain), []).append(region)
    return sides


def _shape(
    region: int, rings: Sequence[Sequence[Chain]], lines: dict[Chain, tuple[Point, ...]]
) -> Shape:
    closed = tuple(_join(ring, lines) for ring in rings)
    box = bounds(closed[0])
    return Shape(region, closed, box, best_room(rooms(closed), box.middle))


def _join(ring: Sequence[Chain], lines: dict[Chain, tuple[Point, ...]]) -> tuple[Point, ...]:
    points: list[Point] = []
    for chain in ring:
        line = lines[_key(chain)]
        # Each chain ends where the next one begins.
        points += line[:-1] if chain == _key(chain) else line[:0:-1]
    return tuple(points)
