"""A board in a terminal: box-drawing borders, a few words in every region, a terrain texture.

The drawing has no colours. Every run of characters says what it shows and which tint the caller
gave to its region. It is readable without colours: regions have borders and words, each terrain has
its own texture, and highlighted regions have a heavy border.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
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
# Letters of a word that may be broken where it would not fit.
_LONG_WORD = 8
"""With fewer columns or lines, nothing is recognizable."""

_OUTSIDE = hexes.OUTSIDE
_ROW_TO_COLUMN = 0.5
"""A character is about twice as high as it is wide."""

# All ways in which lines meet, by the line up, right, down and left: none, light or heavy.
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

    *labels* has the lines to write in each region, the important ones first. A line that is too
    long goes on in the next row, and what does not fit at all is cut off. *strong* regions have a
    heavy border. *plain* uses only ASCII characters.
    """
    across = max(width, NARROWEST)
    down = max(height or natural_height(board, across), LOWEST)
    canvas = _Canvas(board, across, down, tint or {}, frozenset(strong), plain)
    characters = canvas.label_characters(labels)
    return [
        list(_runs([canvas.spot(row, column, characters) for column in range(across)]))
        for row in range(down)
    ]


def natural_height(board: Board, width: int) -> int:
    """How many lines keep the proportions of a drawing that is *width* columns wide."""
    rows, columns = len(board.cells), len(board.cells[0])
    return round(rows * 3**0.5 / 2 / columns * width * _ROW_TO_COLUMN) + 1


def _runs(line: Sequence[Run]) -> Iterator[Run]:
    """Join characters that look alike."""
    for (kind, tint), spots in groupby(line, key=lambda spot: (spot.kind, spot.tint)):
        yield Run("".join(spot.text for spot in spots), kind, tint)


class Span(NamedTuple):
    """Free characters of a region in one row: from the first up to the end."""

    row: int
    first: int
    end: int

    @property
    def centre(self) -> float:
        """The column of its middle."""
        return (self.first + self.end) / 2


class PlacedLine(NamedTuple):
    """A line of a label with its position."""

    span: Span
    column: int
    text: str

    @property
    def clear_sides(self) -> int:
        """1 if there is a free column on both sides, else 0."""
        before, after = self.column - self.span.first, self.span.end - self.column - len(self.text)
        return min(before, after, 1)

    def distance_from(self, centre: int) -> float:
        """How many columns the middle of the text is from *centre*."""
        return abs(self.column + len(self.text) // 2 - centre)


class _Canvas:
    """The board as characters: each lies between four samples of the board."""

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

    def spot(self, row: int, column: int, characters: Mapping[tuple[int, int], str]) -> Run:
        """The character at one position."""
        region = self._region(row, column)
        if region is None:
            return Run(self._line(row, column), "border", self._common_tint(row, column))
        tint = self._tint.get(region, "")
        if (row, column) in characters:
            return Run(characters[row, column], "label", tint)
        # A texture is sparse, and leaves some space around words.
        beside = any((row, column + step) in characters for step in (-2, -1, 1, 2))
        if beside or (column + 2 * row) % 5 or row % 2:
            return Run(" ", "texture", tint)
        return Run(self._textures[region], "texture", tint)

    def label_characters(self, labels: Labels) -> dict[tuple[int, int], str]:
        """The characters of all labels by row and column."""
        out: dict[tuple[int, int], str] = {}
        for region, lines in labels.items():
            for span, column, text in _place_label(self._inside[region], lines):
                out |= {(span.row, column + n): letter for n, letter in enumerate(text)}
        return out

    def _corner(self, row: int, column: int) -> tuple[int, int, int, int]:
        """The four samples around a character: upper left, upper right, lower right, lower left."""
        above, below = self._samples[row], self._samples[row + 1]
        return above[column], above[column + 1], below[column + 1], below[column]

    def _region(self, row: int, column: int) -> int | None:
        one, *others = self._corner(row, column)
        return one if others == [one] * 3 and one != _OUTSIDE else None

    def _spans(self, width: int, height: int) -> list[list[Span]]:
        """The free spans of every region, row by row."""
        spans: list[list[Span]] = [[] for _ in self._textures]
        for row in range(height):
            for region, run in groupby(range(width), key=lambda n: self._region(row, n)):
                columns = list(run)
                if region is not None:
                    spans[region].append(Span(row, columns[0], columns[-1] + 1))
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
    """The regions at a grid of points, surrounded by ``_OUTSIDE``."""
    shapes = trace(board)
    net = [[_OUTSIDE] * (width + 1) for _ in range(height + 1)]
    for down in range(1, height):
        y = int((down - 0.5) / (height - 1) * shapes.height)
        for shape in shapes.regions:
            for left, right in spans_at(shape.rings, y):
                first = _net_column(left, width, shapes.width)
                end = _net_column(right, width, shapes.width)
                net[down][first:end] = [shape.region] * (end - first)
    return _remove_steps(net)


def _remove_steps(net: list[list[int]]) -> list[list[int]]:
    """Remove steps of a single line: a point between two points of one region joins it."""
    for down in range(1, len(net) - 1):
        line = list(net[down])
        for column in range(1, len(line) - 1):
            above = net[down - 1][column]
            beside = (line[column - 1], line[column + 1])
            if above == net[down + 1][column] != line[column] in beside and above in beside:
                net[down][column] = above
    return net


def _net_column(x: float, width: int, sheet: int) -> int:
    """The first column of the grid at or after *x*."""
    return min(width, ceil(x / sheet * (width - 1) + 0.5))


def _place_label(spans: Sequence[Span], lines: Sequence[str]) -> list[PlacedLine]:
    """*lines* as they are or broken, whatever shows most of them: the first above all."""
    chosen: list[str] = []
    best: list[PlacedLine] = []
    for number, line in enumerate(lines[:2]):
        before, least = chosen, 1_000_000
        for broken in _breaks(line):
            label = [*before, *broken]
            placed = _place_lines(
                spans, [*label, *lines[2:]] if number else label, len(before or label)
            )
            lost = _letters(label) - _letters(each.text for each in placed)
            if lost < least:
                chosen, best, least = label, placed, lost
            if least <= 0:
                break
    return best


def _breaks(line: str) -> list[list[str]]:
    """*line* whole, broken into two or three between words, and with long words broken as well."""
    words = line.split(" ")
    cuts = range(1, len(words))
    two = [[words[:cut], words[cut:]] for cut in cuts]
    three = [[words[:one], words[one:cut], words[cut:]] for cut in cuts for one in range(1, cut)]
    between = [[" ".join(part) for part in parts] for parts in [*two, *three]]
    within = [part for word in words for part in _halves(word)]
    return [[line], *between, within]


def _halves(word: str) -> list[str]:
    """*word*, or both halves of a long one."""
    middle = (len(word) + 1) // 2
    return [word] if len(word) < _LONG_WORD else [f"{word[:middle]}-", word[middle:]]


def _letters(lines: Iterable[str]) -> int:
    return sum(len(line.replace(" ", "")) for line in lines)


def _place_lines(spans: Sequence[Span], lines: Sequence[str], first: int) -> list[PlacedLine]:
    """The best place for *lines*, above all the *first* ones; what does not fit is cut off."""
    best: list[PlacedLine] = []
    score = (0, 0, 0, 0.0)
    if not spans:
        return best
    middle = sum(span.row for span in spans) / len(spans)
    rows = {row: list(group) for row, group in groupby(spans, key=lambda span: span.row)}
    for top in spans:
        for centre in range(top.first, top.end):
            lines_placed = _stack(rows, lines, top.row, centre)
            visible = sum(len(placed.text) for placed in lines_placed[:first])
            more = sum(len(placed.text) for placed in lines_placed[first:])
            clear_sides = min((placed.clear_sides for placed in lines_placed), default=0)
            distance = 2 * abs(top.row + (len(lines_placed) - 1) / 2 - middle)
            distance += sum(placed.distance_from(centre) for placed in lines_placed) + abs(
                centre - top.centre
            )
            if (visible, more, clear_sides, -distance) > score:
                best, score = lines_placed, (visible, more, clear_sides, -distance)
    return best


def _stack(
    rows: Mapping[int, Sequence[Span]], lines: Sequence[str], top: int, centre: int
) -> list[PlacedLine]:
    """*lines* one below the other, as close to the column *centre* as possible."""
    out: list[PlacedLine] = []
    for row, line in enumerate(lines, top):
        if row not in rows:
            break
        near = [_fit_line(span, line, centre) for span in rows[row]]
        out.append(min(near, key=lambda placed: (placed.distance_from(centre), -len(placed.text))))
    return out


def _fit_line(span: Span, line: str, centre: int) -> PlacedLine:
    text = line[: span.end - span.first]
    column = min(max(span.first, centre - len(text) // 2), span.end - len(text))
    return PlacedLine(span, column, text)
