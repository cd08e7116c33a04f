"""A board in a terminal: box-drawing borders, a few words in every region, a hint of terrain.

The drawing knows no colours. Every run of characters says what it is and which tint the caller
gave to its region, and is as readable without colours: regions have borders and words, terrain has
a texture of its own, and regions to be noticed have a heavy border.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from math import ceil
from typing import Literal, NamedTuple

from elbowroom.atlas import hexes
from elbowroom.atlas.read import Board
from elbowroom.atlas.room import spans_at
from elbowroom.atlas.shapes import trace

Kind = Literal["label", "texture", "border"]
Labels = Mapping[int, Sequence[str]]

NARROWEST, LOWEST = 30, 10
"""With fewer columns and lines there is nothing to be seen."""

_OUTSIDE = hexes.OUTSIDE
_ROW_TO_COLUMN = 0.5
"""A character is about twice as high as it is wide."""

# All ways in which lines meet, by what goes up, right, down and left: nothing, light, heavy.
_LINES = " ╴╸╷╮┑╻┒┓╶─╾╭┬┭┎┰┱╺╼━┍┮┯┏┲┳╵╯┙│┤┥╽┧┪╰┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
_UPRIGHT, _LEVEL, _HEAVY_UPRIGHT, _HEAVY_LEVEL = "│╵╷", "─╴╶", "┃╹╻╽╿", "━╸╺╼╾"
_PLAIN_LINES = str.maketrans(
    dict.fromkeys(_LINES, "+")
    | dict.fromkeys(_UPRIGHT, "|")
    | dict.fromkeys(_LEVEL, "-")
    | dict.fromkeys(_HEAVY_UPRIGHT, "#")
    | dict.fromkeys(_HEAVY_LEVEL, "=")
)

# One sign for every terrain, and another for terminals that know only ASCII.
_TEXTURE = {
    "farmland": "·,",
    "forest": "↑!",
    "hill": "∩n",
    "mountain": "▲^",
    "swamp": '""',
    "sea": "~~",
    "lake": "≈~",
    "mud": "°o",
    "mushroom": "τT",
    "crystal": "♦*",
    "mine": "×x",
    "river": "≈~",
    "chasm": ":.",
}


class Run(NamedTuple):
    """Some characters of one line that look alike; ``tint`` is the caller's, empty for none."""

    text: str
    kind: Kind
    tint: str


def draw(
    board: Board,
    width: int,
    labels: Labels,
    tint: Mapping[int, str] | None = None,
    *,
    height: int | None = None,
    strong: Collection[int] = (),
    plain: bool = False,
) -> list[list[Run]]:
    """The drawing of *board*, *width* columns wide, line by line.

    *labels* has the lines to write in each region, the important ones first; what does not fit is
    cut off. *strong* regions have a heavy border. *plain* does with the characters of ASCII.
    """
    across = max(width, NARROWEST)
    down = max(height or _natural_height(board, across), LOWEST)
    canvas = _Canvas(board, across, down, tint or {}, frozenset(strong), plain)
    written = canvas.written(labels)
    return [
        list(_runs([canvas.spot(row, column, written) for column in range(across)]))
        for row in range(down)
    ]


def as_text(lines: Sequence[Sequence[Run]]) -> str:
    """The drawing without any style."""
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def _natural_height(board: Board, width: int) -> int:
    rows, columns = len(board.cells), len(board.cells[0])
    return round(rows * 3**0.5 / 2 / columns * width * _ROW_TO_COLUMN) + 1


def _runs(line: Sequence[Run]) -> Iterator[Run]:
    """Characters that look alike put together."""
    for (kind, tint), spots in groupby(line, key=lambda spot: (spot.kind, spot.tint)):
        yield Run("".join(spot.text for spot in spots), kind, tint)


class _Canvas:
    """The board in characters: a character lies where four samples of the board meet."""

    def __init__(
        self,
        board: Board,
        width: int,
        height: int,
        tint: Mapping[int, str],
        strong: frozenset[int],
        plain: bool,
    ) -> None:
        self._tint = tint
        self._strong = strong
        self._lines = _LINES.translate(_PLAIN_LINES) if plain else _LINES
        self._textures = [_TEXTURE[site.terrain][plain] for site in board.atlas.sites]
        self._samples = _samples(board, width, height)
        self._inside = self._spans(width, height)

    def spot(self, row: int, column: int, written: Mapping[tuple[int, int], str]) -> Run:
        """The character at one place."""
        region = self._region(row, column)
        if region is None:
            return Run(self._line(row, column), "border", self._common_tint(row, column))
        tint = self._tint.get(region, "")
        if (row, column) in written:
            return Run(written[row, column], "label", tint)
        # A texture is sparse, and leaves some air around words.
        beside = any((row, column + step) in written for step in (-2, -1, 1, 2))
        if beside or (column + 2 * row) % 5 or row % 2:
            return Run(" ", "texture", tint)
        return Run(self._textures[region], "texture", tint)

    def written(self, labels: Labels) -> dict[tuple[int, int], str]:
        """The characters of all labels and where they stand."""
        out: dict[tuple[int, int], str] = {}
        for region, lines in labels.items():
            for row, column, text in _placed(self._inside[region], lines):
                out |= {(row, column + n): letter for n, letter in enumerate(text)}
        return out

    def _corner(self, row: int, column: int) -> tuple[int, int, int, int]:
        """The four samples around a character: upper left, upper right, lower right, lower left."""
        above, below = self._samples[row], self._samples[row + 1]
        return above[column], above[column + 1], below[column + 1], below[column]

    def _region(self, row: int, column: int) -> int | None:
        one, *others = self._corner(row, column)
        return one if others == [one] * 3 and one != _OUTSIDE else None

    def _spans(self, width: int, height: int) -> list[list[tuple[int, int, int]]]:
        """For every region its free stretches: row, first column, column after the last."""
        spans: list[list[tuple[int, int, int]]] = [[] for _ in self._textures]
        for row in range(height):
            for region, run in groupby(range(width), key=lambda n: self._region(row, n)):
                columns = list(run)
                if region is not None:
                    spans[region].append((row, columns[0], columns[-1] + 1))
        return spans

    def _line(self, row: int, column: int) -> str:
        one, two, three, four = self._corner(row, column)
        pairs = ((one, two), (two, three), (three, four), (four, one))
        number = 0
        for pair in pairs:
            number = 3 * number + self._weight(*pair)
        return self._lines[number]

    def _weight(self, one: int, other: int) -> int:
        if one == other:
            return 0
        return 2 if one in self._strong or other in self._strong else 1

    def _common_tint(self, row: int, column: int) -> str:
        around = {region for region in self._corner(row, column) if region != _OUTSIDE}
        tints = {self._tint.get(region, "") for region in around}
        return tints.pop() if len(tints) == 1 else ""


def _samples(board: Board, width: int, height: int) -> list[list[int]]:
    """The regions under a net of points, with a rim of nothing around."""
    shapes = trace(board)
    net = [[_OUTSIDE] * (width + 1) for _ in range(height + 1)]
    for down in range(1, height):
        y = int((down - 0.5) / (height - 1) * shapes.height)
        for shape in shapes.regions:
            for left, right in spans_at(shape.rings, y):
                first = _net_column(left, width, shapes.width)
                end = _net_column(right, width, shapes.width)
                net[down][first:end] = [shape.region] * (end - first)
    return net


def _net_column(x: float, width: int, sheet: int) -> int:
    """The first column of the net that lies at or behind *x*."""
    return min(width, ceil(x / sheet * (width - 1) + 0.5))


def _placed(
    spans: Sequence[tuple[int, int, int]], lines: Sequence[str]
) -> list[tuple[int, int, str]]:
    """Where *lines* stand in a region and what of them can be seen."""
    best: list[tuple[int, int, str]] = []
    score = (0, 0, 0.0)
    if not spans:
        return best
    middle = sum(row for row, _, _ in spans) / len(spans)
    rows = {row: (first, end) for row, first, end in sorted(spans, key=lambda s: s[2] - s[1])}
    for top in rows:
        for centre in range(*rows[top]):
            tried = _stacked(rows, lines, top, centre)
            seen = sum(len(text) for _, _, text in tried)
            air = min((_air(rows[row], column, text) for row, column, text in tried), default=0)
            off = 2 * abs(top + (len(tried) - 1) / 2 - middle) + abs(centre - sum(rows[top]) / 2)
            if (seen, air, -off) > score:
                best, score = tried, (seen, air, -off)
    return best


def _stacked(
    rows: Mapping[int, tuple[int, int]], lines: Sequence[str], top: int, centre: int
) -> list[tuple[int, int, str]]:
    """*lines* one below the other, each around the column *centre*, as far as there is room."""
    out: list[tuple[int, int, str]] = []
    for row, line in enumerate(lines, top):
        first, end = rows.get(row, (0, 0))
        if not first <= centre < end:
            break
        text = line[: end - first]
        column = min(max(first, centre - len(text) // 2), end - len(text))
        out.append((row, column, text))
    return out


def _air(span: tuple[int, int], column: int, text: str) -> int:
    """How much room is left at the tighter side of *text*."""
    return min(column - span[0], span[1] - column - len(text), 1)
