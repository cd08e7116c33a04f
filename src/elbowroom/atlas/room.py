"""Finds rectangles inside an outline, as places for a name, tokens and marks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Point = tuple[int, int]
Ring = Sequence[Point]
Span = tuple[int, int]
"""The interval from x to x on one scan line."""

LINE = 20
"""The distance of the scan lines, in grid units."""

# Names are wide: height beyond that of a square and width beyond three heights do not count.
_WIDEST, _HIGHEST = 3.0, 0.85
_GOOD_ENOUGH = 0.85
_INSET = 24


@dataclass(frozen=True)
class Box:
    """An upright rectangle."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Width in grid units."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Height in grid units."""
        return self.bottom - self.top

    def inset(self, by: int) -> Box:
        """The same box, *by* smaller on every side."""
        return Box(self.left + by, self.top + by, self.right - by, self.bottom - by)

    @property
    def middle(self) -> Point:
        """Its centre."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2


def bounds(points: Iterable[Point]) -> Box:
    """The smallest box around *points*."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def rooms(rings: Sequence[Ring]) -> list[Box]:
    """Rectangles inside *rings*: the widest one between every two scan lines."""
    outer = bounds(rings[0])
    lines = _lines(rings, outer)
    boxes: list[Box] = []
    for first, spans in enumerate(lines):
        for last in range(first, len(lines)):
            spans = _common(spans, lines[last])
            if not spans:
                break
            left, right = max(spans, key=_length)
            boxes.append(Box(left, _y(outer, first), right, _y(outer, last)))
    return boxes or [outer]


def best_room(boxes: Sequence[Box], middle: Point) -> Box:
    """The largest of *boxes*; of several good ones the nearest to *middle*."""
    best = max(_worth(room) for room in boxes)
    good = [room for room in boxes if _worth(room) >= best * _GOOD_ENOUGH]
    best_box = min(good, key=lambda room: apart(room.middle, middle))
    return best_box.inset(min(_INSET, best_box.width // 8, best_box.height // 8))


def apart(one: Point, other: Point) -> int:
    """The square of the distance of two points."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def spans_at(rings: Iterable[Ring], y: int) -> list[tuple[float, float]]:
    """The intervals of the line just below *y* that are inside the outline."""
    crossings = sorted(cross for ring in rings for cross in _crossings(ring, y + 0.5))
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def inside(rings: Iterable[Ring], point: Point) -> bool:
    """Whether *point* is inside the outline and outside its holes."""
    x, y = point
    return any(left <= x <= right for left, right in spans_at(rings, y))


def _worth(room: Box) -> float:
    return min(room.width, _WIDEST * room.height) * min(room.height, _HIGHEST * room.width)


def _length(span: Span) -> int:
    return span[1] - span[0]


def _y(outer: Box, line: int) -> int:
    return outer.top + LINE // 2 + line * LINE


def _common(spans: list[Span], others: list[Span]) -> list[Span]:
    both = [(max(a, c), min(b, d)) for a, b in spans for c, d in others]
    return [(left, right) for left, right in both if left < right]


def _lines(rings: Sequence[Ring], outer: Box) -> list[list[Span]]:
    """The spans inside the rings on each line, from the top."""
    crossings: list[list[float]] = [[] for _ in range((outer.height + LINE // 2) // LINE)]
    for ring in rings:
        for (x, y), (u, v) in zip(ring, [*ring[1:], ring[0]], strict=True):
            first, last = sorted((_line_below(y, outer), _line_below(v, outer)))
            for n in range(max(first, 0), min(last, len(crossings))):
                at = _y(outer, n) + 0.5
                crossings[n].append(x + (at - y) * (u - x) / (v - y))
    return [_spans(sorted(xs)) for xs in crossings]


def _line_below(y: int, outer: Box) -> int:
    """The first line at or below *y*; lines lie half a step lower, so they never hit a point."""
    return math.ceil((y - outer.top - LINE // 2 - 0.5) / LINE)


def _spans(xs: list[float]) -> list[Span]:
    pairs = zip(xs[::2], xs[1::2], strict=True)
    return [(math.ceil(left), math.floor(right)) for left, right in pairs]


def _crossings(ring: Ring, at: float) -> list[float]:
    """Where *ring* crosses the height *at*."""
    sides = zip(ring, [*ring[1:], ring[0]], strict=True)
    return [x + (at - y) * (u - x) / (v - y) for (x, y), (u, v) in sides if (y < at) != (v < at)]
