"""A board to play on: the ground, a small name in every region, and room for tokens next to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from elbowroom.atlas.atlas import Site
from elbowroom.atlas.ground import Ground, rect, terse
from elbowroom.atlas.lettering import LEADING, ems, splits
from elbowroom.atlas.palette import PALETTES
from elbowroom.atlas.read import Board
from elbowroom.atlas.room import Box, Point, apart, rooms
from elbowroom.atlas.shapes import Shape, trace
from elbowroom.words import Words

MARGIN = 64
"""The width of the frame around the map."""

LETTERS = 58
"""The size of the names on a small board, and of those that have no room for more."""

_LINE = 76
"""Boards so many times as wide as their letters can be read on a small screen."""

_MEDAL, _MEDAL_SCALE = 78, 0.7
_MARGIN = 14
# The colours of an owner, painted inside the border, would cover names and medals closer than this.
_RIM = 46
# Tokens do not need more than this; drawings may use the rest.
_WIDEST, _HIGHEST = 560, 300
# Tokens do not need less than this, both ways.
_ENOUGH = 180
_MOST_ROOMS = 40
_MOST_LINES = 2


@dataclass(frozen=True)
class Stand:
    """What one region has: lines of a name, medals to their right or below, room for tokens."""

    letters: int
    lines: tuple[str, ...]
    medals: tuple[str, ...]
    below: bool
    box: Box
    room: Box

    def baselines(self) -> list[tuple[str, Point]]:
        """Every line of the name with the middle of its baseline."""
        beside = 0 if self.below else len(self.medals) * _MEDAL
        x = self.box.left + (self.box.width - beside) // 2
        high = len(self.lines) * self.letters * LEADING
        top = float(self.box.top)
        if not self.below:
            top += (self.box.height - high) / 2
        return [
            (line, (x, round(top + self.letters * (LEADING * n + 0.84))))
            for n, line in enumerate(self.lines)
        ]

    def medal_spots(self) -> list[tuple[str, Point]]:
        """Every medal and its middle."""
        across = len(self.medals) * _MEDAL
        left, y = self.box.right - across, self.box.middle[1]
        if self.below:
            left, y = self.box.middle[0] - across // 2, self.box.bottom - _MEDAL // 2
        return [(key, (left + n * _MEDAL + _MEDAL // 2, y)) for n, key in enumerate(self.medals)]


def region_names(board: Board, words: Words) -> tuple[str, ...]:
    """The names of all regions in the language of *words*."""
    return tuple(words.region(site.slug, site.name) for site in board.atlas.sites)


@lru_cache(maxsize=32)
def stands(board: Board, names: tuple[str, ...]) -> tuple[Stand, ...]:
    """The stands of all regions, which have these *names* in the reader's language."""
    shapes = trace(board)
    letters = max(LETTERS, shapes.width // _LINE)
    regions = zip(names, board.atlas.sites, shapes.regions, strict=True)
    return tuple(_stand(*region, letters) for region in regions)


def ground(board: Board, names: tuple[str, ...]) -> str:
    """The ground of *board* as one picture: room is left for the *names* and for tokens."""
    layout = stands(board, names)
    paint = Ground(board, [[stand.box, stand.room] for stand in layout], terse)
    shapes = trace(board)
    width, height = shapes.width + 2 * MARGIN, shapes.height + 2 * MARGIN
    view = f"{-MARGIN} {-MARGIN} {width} {height}"
    medals = [paint.medal(*spot, _MEDAL_SCALE) for stand in layout for spot in stand.medal_spots()]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{width}"'
        f' height="{height}"><defs>',
        *paint.definitions(),
        "</defs>",
        *_frame(board, shapes.width, shapes.height),
        '<g fill-rule="evenodd">',
        *(paint.region(shape) for shape in shapes.regions),
        "</g>",
        *paint.paint(),
        *medals,
        "</svg>",
    ]
    return "\n".join(parts)


def _frame(board: Board, width: int, height: int) -> list[str]:
    palette = PALETTES[board.atlas.box]
    line = f'fill="none" stroke="{palette.frame}"'
    return [
        rect(width, height, MARGIN, f'fill="{palette.page}"'),
        rect(width, height, 34, f'{line} stroke-width="30"'),
        rect(
            width,
            height,
            34,
            f'fill="none" stroke="{palette.page}" stroke-width="18" stroke-dasharray="180 180"',
        ),
    ]


# --- where things go


def _stand(name: str, site: Site, shape: Shape, letters: int) -> Stand:
    """Place the name where it leaves the most room for tokens, or in the middle if nothing fits.

    Inside the colours of an owner if that is possible in one line or two, with enough room for
    tokens; otherwise on them; otherwise with smaller *letters*.
    """
    candidates = rooms(shape.rings)
    # Of equally good rooms the largest first: what a name leaves of it is still good.
    sizes = [(_worth(room), room.width * room.height, room) for room in candidates]
    sizes.sort(key=lambda each: each[:2], reverse=True)
    large = [(worth, room) for worth, _, room in sizes[:_MOST_ROOMS]]
    found: list[Stand] = []
    for size in dict.fromkeys((letters, LETTERS)):
        for margin in (_RIM, _MARGIN):
            best, top = None, -1.0
            for stand in _stands_within(name, site, size, margin, candidates, large):
                worth = _readable_worth(stand, shape.label)
                if worth > top:
                    best, top = stand, worth
            if best:
                found.append(replace(best, room=_limit(best.room, best.box)))
                if _side(found[-1].room) >= _ENOUGH:
                    return found[-1]
    if found:
        return max(found, key=lambda stand: _side(stand.room))
    medals, line = tuple(site.symbols), (name,)
    middle = _centre(shape.room, *_size(LETTERS, line, medals))
    return Stand(LETTERS, line, medals, False, middle, shape.room)


def _stands_within(
    name: str,
    site: Site,
    letters: int,
    margin: int,
    candidates: Sequence[Box],
    large: Sequence[tuple[float, Box]],
) -> Iterator[Stand]:
    """Everywhere that the name can be, with *margin* around it."""
    medals = tuple(site.symbols)
    for lines, below in _ways(name, site):
        for box in _places(candidates, *_size(letters, lines, medals, below), margin):
            yield Stand(letters, lines, medals, below, box, _room_beside(box, large))


def _readable_worth(stand: Stand, middle: Point) -> float:
    """The worth of the room; a name in one line, centred over its tokens, is the most readable."""
    box, room = stand.box, stand.room
    skew = abs(box.middle[0] - room.middle[0]) + apart(room.middle, middle) ** 0.5
    plain = 1 - 0.08 * (len(stand.lines) - 1 + stand.below)
    return float(_worth(room) * (1 - min(skew, 800) / 2400) * plain)


def _ways(name: str, site: Site) -> Iterator[tuple[tuple[str, ...], bool]]:
    """The ways to write a name: its lines, and whether the medals are below."""
    for lines in splits(name, _MOST_LINES):
        yield lines, False
        if site.symbols:
            yield lines, True


def _size(
    letters: int, lines: Sequence[str], medals: Sequence[str], below: bool = False
) -> tuple[int, int]:
    across, row = round(max(ems(line) for line in lines) * letters), len(medals) * _MEDAL
    down, medal = round(len(lines) * letters * LEADING), _MEDAL if medals else 0
    return (max(across, row), down + medal) if below else (across + row, max(down, medal))


def _places(candidates: Sequence[Box], width: int, height: int, margin: int) -> Iterator[Box]:
    """Where a block of that size fits: in the lowest rooms that hold it, left, middle, right."""
    wide, high = width + 2 * margin, height + 2 * margin
    tops: set[int] = set()
    for room in candidates:
        if room.top in tops or room.height < high:
            continue
        tops.add(room.top)
        spare = room.width - wide
        if spare >= 0:
            for left in {0, spare // 2, spare}:
                x, y = room.left + left + margin, room.top + margin
                yield Box(x, y, x + width, y + height)


def _room_beside(name: Box, large: Sequence[tuple[float, Box]]) -> Box:
    """The best of the rooms, each cut so that it does not touch the name; *large*, best first."""
    best, most = large[0][1], -1.0
    for worth, room in large:
        if worth <= most:
            break
        for part in _cut(room, name):
            left, top, right, bottom = part
            worth = _worth_of(right - left, bottom - top)
            if worth > most:
                best, most = Box(left, top, right, bottom), worth
    return best


def _cut(room: Box, name: Box) -> Iterator[tuple[int, int, int, int]]:
    """The parts of *room* above, below and at both sides of *name*; many, so plain numbers."""
    left, top, right, bottom = room.left, room.top, room.right, room.bottom
    beside = right <= name.left or left >= name.right
    if beside or bottom <= name.top or top >= name.bottom:
        yield left, top, right, bottom
        return
    yield left, top, right, max(top, name.top - 4)
    yield left, min(bottom, name.bottom + 4), right, bottom
    yield left, top, max(left, name.left - 4), bottom
    yield min(right, name.right + 4), top, right, bottom


def _worth(room: Box) -> float:
    """How good a room is for tokens: a square for the stack first, then width for pieces."""
    return _worth_of(room.right - room.left, room.bottom - room.top)


def _worth_of(width: int, height: int) -> float:
    width = width if width < _WIDEST else _WIDEST
    height = height if height < _HIGHEST else _HIGHEST
    side = width if width < height else height
    return float(side * side * 2 + width * height)


def _side(room: Box) -> int:
    return min(room.width, room.height)


def _limit(room: Box, name: Box) -> Box:
    """*room* reduced to what is needed, close to the name and not too close to a border."""
    room = room.inset(min(_MARGIN, room.width // 10, room.height // 10))
    width, height = min(room.width, _WIDEST), min(room.height, _HIGHEST)
    x = min(max(name.middle[0] - width // 2, room.left), room.right - width)
    y = min(max(name.middle[1] - height // 2, room.top), room.bottom - height)
    return Box(x, y, x + width, y + height)


def _centre(room: Box, width: int, height: int) -> Box:
    left, top = room.middle[0] - width // 2, room.middle[1] - height // 2
    return Box(left, top, left + width, top + height)
