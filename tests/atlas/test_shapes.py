"""Shapes: they tile the sheet, meet exactly, and have room inside."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom.atlas.hexes import OUTSIDE
from elbowroom.atlas.read import Board, board, board_names, read_board
from elbowroom.atlas.room import Point, bounds, inside
from elbowroom.atlas.shapes import CELL, Shape, Shapes, area, trace
from elbowroom.masks import regions_of

EVERY_BOARD = pytest.mark.parametrize("name", board_names())

Side = tuple[Point, Point]


def total_area(shapes: Shapes) -> int:
    return sum(area(ring) for shape in shapes.regions for ring in shape.rings)


def sides(ring: tuple[Point, ...]) -> list[Side]:
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one: Side, other: Side) -> bool:
    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def crossings(lines: list[Side]) -> list[tuple[Side, Side]]:
    """Sides that cross each other, searched square by square."""
    squares: defaultdict[tuple[int, int], list[Side]] = defaultdict(list)
    for (x, y), (u, v) in lines:
        for right in range(min(x, u) // 60, max(x, u) // 60 + 1):
            for down in range(min(y, v) // 60, max(y, v) // 60 + 1):
                squares[right, down].append(((x, y), (u, v)))
    return [
        (one, other)
        for near in squares.values()
        for n, one in enumerate(near)
        for other in near[:n]
        if cross(one, other)
    ]


def fits(shape: Shape) -> bool:
    room = shape.room
    xs = range(room.left, room.right + 1, max(1, room.width // 6))
    ys = range(room.top, room.bottom + 1, max(1, room.height // 6))
    return all(inside(shape.rings, (x, y)) for x in xs for y in ys)


@EVERY_BOARD
def test_the_shapes_tile_the_sheet(name: str) -> None:
    shapes = trace(board(name))
    assert total_area(shapes) == 2 * shapes.width * shapes.height
    assert all(area(shape.rings[0]) > 0 for shape in shapes.regions)


@EVERY_BOARD
def test_the_sheet_is_as_large_as_its_hexagons(name: str) -> None:
    some = board(name)
    shapes = trace(some)
    assert shapes.width == len(some.cells[0]) * CELL
    assert shapes.height == pytest.approx(len(some.cells) * CELL * 3**0.5 / 2, rel=0.01)
    corners = bounds(point for shape in shapes.regions for point in shape.rings[0])
    assert (corners.left, corners.top) == (0, 0)
    assert (corners.right, corners.bottom) == (shapes.width, shapes.height)


@EVERY_BOARD
def test_borders_lie_between_neighbours_and_along_the_frame(name: str) -> None:
    some = board(name)
    shapes = trace(some)
    drawn = {frozenset(border.regions) for border in shapes.borders}
    near = {
        frozenset((region, other))
        for region in range(some.atlas.size)
        for other in regions_of(some.atlas.near[region])
    }
    frame = {frozenset((region, OUTSIDE)) for region in regions_of(some.atlas.edge)}
    chasms = {pair for pair in drawn if len(pair & set(regions_of(some.atlas.chasm))) == 2}
    assert drawn == near | frame | chasms


@EVERY_BOARD
def test_neighbours_share_every_point_of_their_border(name: str) -> None:
    shapes = trace(board(name))
    rings = [{side for ring in shape.rings for side in sides(ring)} for shape in shapes.regions]
    for border in shapes.borders:
        one, other = border.regions
        for start, end in pairwise(border.points):
            if start != end:
                assert ((start, end) in rings[one]) != ((end, start) in rings[one])
                if other != OUTSIDE:
                    assert ((start, end) in rings[other]) != ((start, end) in rings[one])


@EVERY_BOARD
def test_no_line_crosses_another(name: str) -> None:
    lines = [side for border in trace(board(name)).borders for side in pairwise(border.points)]
    assert crossings(lines) == []


@EVERY_BOARD
def test_labels_have_room_well_inside_their_region(name: str) -> None:
    for shape in trace(board(name)).regions:
        assert inside(shape.rings, shape.label)
        assert fits(shape)
        assert shape.room.width >= 2 * CELL
        assert shape.room.height >= CELL
        assert shape.label == shape.room.middle


@EVERY_BOARD
def test_bounds_are_those_of_the_outline(name: str) -> None:
    for shape in trace(board(name)).regions:
        xs, ys = zip(*shape.rings[0], strict=True)
        box = shape.bounds
        assert (box.left, box.top, box.right, box.bottom) == (min(xs), min(ys), max(xs), max(ys))


def test_the_same_board_has_the_same_shapes() -> None:
    some = board("surface-2")
    assert trace.__wrapped__(some) == trace.__wrapped__(some)
    assert trace(some) is trace(some)


ISLAND = """
name = "island"
box = "surface"
players = 2
rounds = 10
grid = '''
HHHHHHH
HHLLLHH
HHLLLHH
HHLLLHH
HHHHHHH
'''
[regions.H]
terrain = "hill"
name = "Ring"
[regions.L]
terrain = "lake"
name = "Mere"
"""


def test_a_region_around_another_has_a_hole() -> None:
    ring, mere = trace(read_board(ISLAND, "island.toml")).regions
    assert [area(points) > 0 for points in ring.rings] == [True, False]
    assert area(ring.rings[1]) == -area(mere.rings[0])
    assert not inside(ring.rings, mere.label)
    assert inside(ring.rings, ring.label)


def test_a_single_hexagon_is_a_board() -> None:
    text = ISLAND.replace("HHHHHHH\nHHLLLHH\nHHLLLHH\nHHLLLHH\nHHHHHHH", "H")
    shapes = trace(read_board(text[: text.index("[regions.L]")], "one.toml"))
    assert [border.regions for border in shapes.borders] == [(0, OUTSIDE)]
    assert total_area(shapes) == 2 * shapes.width * shapes.height


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_any_board_is_tiled_and_labelled(
    any_board: st.SearchStrategy[Board], data: st.DataObject
) -> None:
    shapes = trace(data.draw(any_board))
    assert total_area(shapes) == 2 * shapes.width * shapes.height
    for shape in shapes.regions:
        assert sum(area(ring) for ring in shape.rings) > 0
        assert inside(shape.rings, shape.label)
