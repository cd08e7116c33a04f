"""Places trees, peaks and ships: irregularly, but always the same for a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from elbowroom.atlas import hexes
from elbowroom.atlas.read import Board
from elbowroom.atlas.room import Box, Point
from elbowroom.atlas.shapes import CELL, Shape, Shapes


@dataclass(frozen=True)
class Drawing:
    """A small picture and the space that it needs: *side* to the left and right, *up* above."""

    key: str
    side: int
    up: int


@dataclass(frozen=True)
class Layer:
    """Drawings in rows, with the distances *across* and *down*; at most *most* in a region."""

    drawings: tuple[Drawing, ...]
    across: int
    down: int
    most: int = 1000


_WAVES = Layer((Drawing("wave", 66, 36),), 170, 110)

GROWTH = {
    "farmland": (
        Layer((Drawing("stack", 38, 68),), 230, 160),
        Layer((Drawing("wheat", 44, 80),), 110, 90),
    ),
    "forest": (Layer((Drawing("pine", 42, 100), Drawing("tree", 44, 96)), 64, 50),),
    "hill": (
        Layer((Drawing("mound", 84, 66),), 190, 100),
        Layer((Drawing("knoll", 56, 44),), 120, 64),
    ),
    "mountain": (
        Layer((Drawing("peak", 80, 110),), 120, 90),
        Layer((Drawing("crag", 58, 80),), 90, 70),
    ),
    "swamp": (
        Layer((Drawing("reeds", 52, 92),), 150, 100),
        Layer((Drawing("pool", 58, 18),), 150, 90),
    ),
    "sea": (Layer((Drawing("ship", 82, 138),), 110, 80, 1), _WAVES),
    "lake": (Layer((Drawing("swan", 60, 88),), 110, 80, 1), _WAVES),
    "mud": (
        Layer((Drawing("puddle", 64, 26),), 190, 110),
        Layer((Drawing("bubble", 40, 44),), 130, 100),
    ),
    "mushroom": (
        Layer((Drawing("shroom", 52, 100),), 130, 100),
        Layer((Drawing("button", 32, 60),), 90, 70),
    ),
    "crystal": (
        Layer((Drawing("shards", 64, 116),), 160, 120),
        Layer((Drawing("shard", 20, 76),), 110, 90),
    ),
    "mine": (
        Layer((Drawing("props", 60, 104),), 170, 130),
        Layer((Drawing("ore", 46, 40),), 130, 90),
    ),
    "river": (Layer((Drawing("fish", 66, 40),), 130, 90, 1), _WAVES),
    "chasm": (Layer((Drawing("rift", 48, 74),), 150, 120),),
}
"""The drawings of each terrain, large ones first. The boxes draw their mountains differently."""

_MARGIN = 14
"""The distance of drawings from borders and names."""


def scatter(
    board: Board, shapes: Shapes, shape: Shape, reserved: Sequence[Box]
) -> list[tuple[str, Point]]:
    """The drawings of one region with their positions, the farther ones first.

    Nothing is drawn in the boxes *reserved*, which are for names and tokens.
    """
    ground = _Ground(board, shapes, shape, list(reserved))
    placed: list[tuple[str, Point]] = []
    for layer in GROWTH[board.atlas.sites[shape.region].terrain]:
        placed += _scatter_layer(layer, ground, shape)
    return sorted(placed, key=lambda item: (item[1][1], item[1][0]))


def _scatter_layer(layer: Layer, ground: _Ground, shape: Shape) -> list[tuple[str, Point]]:
    placed: list[tuple[str, Point]] = []
    for spot in sorted(_spots(shape.bounds, layer), key=lambda spot: _noise(spot, 7)):
        drawing = _choice(layer, ground, spot) if len(placed) < layer.most else None
        if drawing:
            placed.append((drawing.key, spot))
            ground.reserved.append(_core(drawing, spot))
    return placed


def _choice(layer: Layer, ground: _Ground, spot: Point) -> Drawing | None:
    """One of the drawings that fit at *spot*."""
    order = layer.drawings if _noise(spot, 3) < 0.5 else layer.drawings[::-1]
    return next((drawing for drawing in order if ground.has_room(drawing, spot)), None)


def _spots(box: Box, layer: Layer) -> Iterator[Point]:
    """Points all over *box*, in irregular rows."""
    for row, y in enumerate(range(box.top, box.bottom + layer.down, layer.down)):
        for x in range(box.left + row % 2 * layer.across // 2, box.right, layer.across):
            right = int((_noise((x, y), 1) - 0.5) * layer.across * 0.5)
            down = int((_noise((x, y), 2) - 0.5) * layer.down * 0.5)
            yield x + right, y + down


class _Ground:
    def __init__(self, board: Board, shapes: Shapes, shape: Shape, reserved: list[Box]) -> None:
        self._cells = board.cells
        self._row = shapes.height / len(board.cells)
        self._region = shape.region
        self._frame = Box(0, 0, shapes.width, shapes.height)
        self.reserved = reserved

    def has_room(self, drawing: Drawing, spot: Point) -> bool:
        """Whether *drawing* fits at *spot* without touching a border, a name or another drawing."""
        print_ = _footprint(drawing, spot)
        if any(_touch(print_, box) for box in self.reserved):
            return False
        xs = (print_.left, spot[0], print_.right)
        ys = (print_.top, (print_.top + print_.bottom) // 2, print_.bottom)
        return all(self._mine(x, y) for x in xs for y in ys)

    def _mine(self, x: int, y: int) -> bool:
        frame = self._frame
        if not (frame.left < x < frame.right and frame.top < y < frame.bottom):
            return False
        row, column = hexes.nearest(self._cells, x / CELL + 0.25, y / self._row)
        return self._cells[row][column] == self._region


def _footprint(drawing: Drawing, spot: Point) -> Box:
    x, y = spot
    side, up = drawing.side + _MARGIN, drawing.up + _MARGIN
    return Box(x - side, y - up, x + side, y + _MARGIN)


def _core(drawing: Drawing, spot: Point) -> Box:
    """The part of a drawing that must stay visible behind another one."""
    x, y = spot
    half = drawing.side * 2 // 3
    return Box(x - half, y - drawing.up, x + half, y - drawing.up // 3)


def _touch(one: Box, other: Box) -> bool:
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom


def _noise(spot: Point, salt: int) -> float:
    """A pseudo-random number from 0 to 1, always the same for the same arguments."""
    x, y = spot
    value = (x * 374761393 + y * 668265263 + salt * 2246822519) & 0xFFFFFFFF
    value = (value ^ value >> 13) * 1274126177 & 0xFFFFFFFF
    return (value ^ value >> 16) / 0x100000000
