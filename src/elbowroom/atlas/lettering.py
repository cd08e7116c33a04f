"""Fits the name and the medals of a region into its rectangle."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from elbowroom.atlas.room import Box, Point, apart

LARGEST, SMALLEST = 86, 56
LEADING = 1.08
MEDAL = 116
"""The width of a medal with the gap next to it."""

_MOST_LINES = 3
_HYPHENATED = re.compile(r"[^-]*-+|[^-]+$")
_GAP = 18
_MARGIN = 16
_STEP = 8
"""A block near the middle wins unless another one has type larger by this step."""

_NARROW, _WIDE = frozenset("fijlrtI'’.,- "), frozenset("mwMWÆŒæœ")


@dataclass(frozen=True)
class Block:
    """What is written in a region: lines of its name, and a row of medals below."""

    lines: tuple[str, ...]
    size: int
    medals: tuple[str, ...]
    box: Box

    def baselines(self) -> list[int]:
        """The y coordinate of the baseline of each line."""
        step = self.size * LEADING
        return [round(self.box.top + step * n + self.size * 0.84) for n in range(len(self.lines))]

    def medal_spots(self) -> list[tuple[int, int]]:
        """The middle of each medal."""
        x = self.box.middle[0] - (len(self.medals) - 1) * MEDAL // 2
        y = self.box.bottom - MEDAL // 2
        return [(x + n * MEDAL, y) for n in range(len(self.medals))]


def fit_block(name: str, medals: Sequence[str], rooms: Sequence[Box], middle: Point) -> Block:
    """The largest block that fits one of *rooms*; of equally large ones the nearest to *middle*.

    If nothing fits, the name has the smallest type and overflows.
    """
    below = MEDAL + _GAP if medals else 0
    best: tuple[int, int] = (-1, 0)
    block: tuple[Box, tuple[str, ...], int] = (rooms[0], (name,), SMALLEST)
    for lines in splits(name):
        widest = max(ems(line) for line in lines)
        for room in rooms:
            size = _size(room, widest, len(lines), below)
            score = (size // _STEP, -apart(room.middle, middle))
            if score > best:
                best, block = score, (room, lines, max(size, SMALLEST))
    room, lines, size = block
    return Block(lines, size, tuple(medals), _box(room, lines, size, len(medals), below))


def _size(room: Box, ems: float, lines: int, below: int) -> int:
    """The largest type for so many lines of so many ems above the medals."""
    across = (room.width - 2 * _MARGIN) / ems
    down = (room.height - 2 * _MARGIN - below) / (LEADING * lines)
    return max(0, min(LARGEST, int(across), int(down)))


def _box(room: Box, lines: Sequence[str], size: int, medals: int, below: int) -> Box:
    width = max([medals * MEDAL, *(round(ems(line) * size) for line in lines)])
    height = round(len(lines) * size * LEADING) + below
    left, top = room.middle[0] - width // 2, room.middle[1] - height // 2
    return Box(left, top, left + width, top + height)


def splits(name: str, most: int = _MOST_LINES) -> list[tuple[str, ...]]:
    """Every way to break *name* into lines, the fewest lines first."""
    return _splits(_words(name), most)


def _splits(words: Sequence[str], most: int) -> list[tuple[str, ...]]:
    out: list[tuple[str, ...]] = [(_line(words),)]
    if most > 1:
        for cut in range(1, len(words)):
            rest = _splits(words[cut:], most - 1)
            out += [(_line(words[:cut]), *lines) for lines in rest]
    return sorted(out, key=len)


def _words(name: str) -> list[str]:
    """Where a name may be broken: at spaces, and after a hyphen."""
    return [word for part in name.split() for word in _HYPHENATED.findall(part)]


def _line(words: Sequence[str]) -> str:
    return " ".join(words).replace("- ", "-")


def ems(line: str) -> float:
    """The approximate width of *line* in ems."""
    return sum(_em(letter) for letter in line) + 0.2


def _em(letter: str) -> float:
    if letter in _NARROW:
        return 0.36
    if letter in _WIDE:
        return 0.92
    return 0.74 if letter.isupper() else 0.56
