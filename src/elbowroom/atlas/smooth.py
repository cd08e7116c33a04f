"""Smooths the jagged borders of hexagons into lines that look hand-drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from elbowroom.atlas.room import Point

Corner = tuple[int, int]
"""A corner of a hexagon: steps of half a cell to the right, steps of half a side down."""

Chain = tuple[Corner, ...]
"""A border from one corner where three borders meet to the next."""

Spot = tuple[float, float]

# Shrinking and growing alternately smooths a border and keeps its size (Taubin smoothing).
_PULLS = (0.5, -0.52) * 4 + (0.45,)
_CORNER_CUTS = 2
_FLAT = 1.0
"""Points that deviate less than this from a straight line are removed."""


class Frame:
    """The sheet that a board is drawn on: the ragged edge of the grid becomes a straight frame."""

    def __init__(self, columns: int, rows: int, cell: int) -> None:
        self._across = cell / 2
        self._down = round(cell * 0.29)
        self._last_x = 2 * columns
        self._last_y = 3 * rows
        self.width = columns * cell
        self.height = self._last_y * self._down

    def spot(self, corner: Corner) -> Spot:
        """The position of *corner* on the sheet."""
        x, y = corner
        right = _clamp((x - 0.5) * self._across, x <= 1, x >= self._last_x, self.width)
        down = _clamp((y - 0.5) * self._down, y <= 1, y >= self._last_y, self.height)
        return right, down

    def holds(self, corner: Corner) -> bool:
        """Whether *corner* is on the frame."""
        x, y = corner
        return x <= 1 or y <= 1 or x >= self._last_x or y >= self._last_y


def _clamp(value: float, first: bool, last: bool, end: int) -> float:
    if first:
        return 0.0
    return float(end) if last else value


def smooth_chains(chains: Mapping[Chain, bool], frame: Frame) -> dict[Chain, tuple[Point, ...]]:
    """Each chain as a line on the sheet; those marked true run along the frame, straight."""
    spots = _relax([chain for chain, straight in chains.items() if not straight], frame)
    lines: dict[Chain, tuple[Point, ...]] = {}
    for chain, straight in chains.items():
        if straight:
            lines[chain] = _simplify([frame.spot(corner) for corner in chain])
        else:
            lines[chain] = _simplify(_cut_corners([spots[corner] for corner in chain]))
    return lines


def _relax(chains: Sequence[Chain], frame: Frame) -> dict[Corner, Spot]:
    """Pull every corner towards its neighbours and back, except those on the frame."""
    near: dict[Corner, list[Corner]] = {}
    for chain in chains:
        for one, other in pairwise(chain):
            near.setdefault(one, []).append(other)
            near.setdefault(other, []).append(one)
    spots = {corner: frame.spot(corner) for corner in near}
    for pull in _PULLS:
        spots = {
            corner: spots[corner]
            if frame.holds(corner)
            else _pull(spots[corner], [spots[other] for other in others], pull)
            for corner, others in near.items()
        }
    return spots


def _pull(spot: Spot, others: Sequence[Spot], pull: float) -> Spot:
    x = sum(other[0] for other in others) / len(others)
    y = sum(other[1] for other in others) / len(others)
    return spot[0] + pull * (x - spot[0]), spot[1] + pull * (y - spot[1])


def _cut_corners(line: list[Spot]) -> list[Spot]:
    """Chaikin's corner cutting; the ends stay where they are unless the line is closed."""
    closed = line[0] == line[-1]
    for _ in range(_CORNER_CUTS):
        cut: list[Spot] = []
        for one, other in pairwise(line):
            cut += [_point_between(one, other, 0.25), _point_between(one, other, 0.75)]
        line = [*cut, cut[0]] if closed else [line[0], *cut, line[-1]]
    return line


def _point_between(one: Spot, other: Spot, part: float) -> Spot:
    return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])


def _simplify(line: Sequence[Spot]) -> tuple[Point, ...]:
    """*line* in whole numbers, without unnecessary points."""
    rounded = [(round(x), round(y)) for x, y in line]
    distinct = [
        point
        for n, point in enumerate(rounded)
        if n in (0, len(rounded) - 1) or point != rounded[n - 1]
    ]
    keep = {0, len(distinct) - 1, len(distinct) // 2}
    marks = sorted(keep)
    for first, last in pairwise(marks):
        _keep_bends(distinct, first, last, keep)
    return tuple(distinct[n] for n in sorted(keep))


def _keep_bends(line: Sequence[Point], first: int, last: int, keep: set[int]) -> None:
    """The Douglas-Peucker algorithm: recursively keep the point farthest from a straight line."""
    if last - first < 2:
        return
    far = max(range(first + 1, last), key=lambda n: _off(line[n], line[first], line[last]))
    if _off(line[far], line[first], line[last]) > _FLAT:
        keep.add(far)
        _keep_bends(line, first, far, keep)
        _keep_bends(line, far, last, keep)


def _off(point: Point, start: Point, end: Point) -> float:
    """How far *point* is from the line through *start* and *end*."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    if length == 0:
        return float(((point[0] - start[0]) ** 2 + (point[1] - start[1]) ** 2) ** 0.5)
    return float(abs(dx * (point[1] - start[1]) - dy * (point[0] - start[0])) / length)
