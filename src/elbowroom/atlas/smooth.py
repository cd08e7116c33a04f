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

# Shrinking and growing in turns smooths a border and keeps its size (Taubin smoothing).
_PULLS = (0.5, -0.52) * 4 + (0.45,)
_CORNER_CUTS = 2
_FLAT = 1.0
"""Points closer than this to the line without them are left out."""


class Frame:
    """The sheet a board is drawn on: the ragged rim of the grid becomes a straight frame."""

    def __init__(self, columns: int, rows: int, cell: int) -> None:
        self._across = cell / 2
        self._down = round(cell * 0.29)
        self._last_x = 2 * columns
        self._last_y = 3 * rows
        self.width = columns * cell
        self.height = self._last_y * self._down

    def spot(self, corner: Corner) -> Spot:
        """Where *corner* lies on the sheet."""
        x, y = corner
        right = _clamped((x - 0.5) * self._across, x <= 1, x >= self._last_x, self.width)
        down = _clamped((y - 0.5) * self._down, y <= 1, y >= self._last_y, self.height)
        return right, down

    def holds(self, corner: Corner) -> bool:
        """Is *corner* on the frame?"""
        x, y = corner
        return x <= 1 or y <= 1 or x >= self._last_x or y >= self._last_y


def _clamped(value: float, first: bool, last: bool, end: int) -> float:
    if first:
        return 0.0
    return float(end) if last else value


def smoothed(chains: Mapping[Chain, bool], frame: Frame) -> dict[Chain, tuple[Point, ...]]:
    """Each chain as a line on the sheet; those marked true run along the frame, straight."""
    spots = _relaxed([chain for chain, straight in chains.items() if not straight], frame)
    lines: dict[Chain, tuple[Point, ...]] = {}
    for chain, straight in chains.items():
        if straight:
            lines[chain] = _whole([frame.spot(corner) for corner in chain])
        else:
            lines[chain] = _whole(_rounded([spots[corner] for corner in chain]))
    return lines


def _relaxed(chains: Sequence[Chain], frame: Frame) -> dict[Corner, Spot]:
    """Every corner pulled towards its neighbours and back, those on the frame excepted."""
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
            else _pulled(spots[corner], [spots[other] for other in others], pull)
            for corner, others in near.items()
        }
    return spots


def _pulled(spot: Spot, others: Sequence[Spot], pull: float) -> Spot:
    x = sum(other[0] for other in others) / len(others)
    y = sum(other[1] for other in others) / len(others)
    return spot[0] + pull * (x - spot[0]), spot[1] + pull * (y - spot[1])


def _rounded(line: list[Spot]) -> list[Spot]:
    """Chaikin's corner cutting; the ends stay where they are unless they meet."""
    closed = line[0] == line[-1]
    for _ in range(_CORNER_CUTS):
        cut: list[Spot] = []
        for one, other in pairwise(line):
            cut += [_between(one, other, 0.25), _between(one, other, 0.75)]
        line = [*cut, cut[0]] if closed else [line[0], *cut, line[-1]]
    return line


def _between(one: Spot, other: Spot, part: float) -> Spot:
    return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])


def _whole(line: Sequence[Spot]) -> tuple[Point, ...]:
    """*line* in whole numbers, without points that add nothing to it."""
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
    """Douglas and Peucker: keeps the point farthest from the straight line, and so on."""
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
