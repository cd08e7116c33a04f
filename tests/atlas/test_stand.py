"""The board to play on: names and tokens share a region without touching."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom.atlas.read import Board, board, board_names
from elbowroom.atlas.room import Box, inside
from elbowroom.atlas.shapes import trace
from elbowroom.atlas.stand import ground, region_names, stands
from elbowroom.words import Words
from tests.atlas.named_boards import EVERY_NAMED_BOARD

EVERY_BOARD = pytest.mark.parametrize("name", board_names())


def apart(one: Box, other: Box) -> bool:
    beside = one.right <= other.left or one.left >= other.right
    return beside or one.bottom <= other.top or one.top >= other.bottom


@EVERY_NAMED_BOARD
def test_names_lie_inside_and_leave_the_tokens_alone(name: str, language: str) -> None:
    some = board(name)
    layout = stands(some, region_names(some, Words(language)))
    for stand, shape in zip(layout, trace(some).regions, strict=True):
        box = stand.box
        assert apart(box, stand.room), stand.lines
        for x in (box.left, box.right):
            for y in (box.top, box.bottom):
                assert inside(shape.rings, (x, y)), stand.lines
        for _, (x, y) in stand.medal_spots():
            assert box.left < x < box.right
            assert box.top < y < box.bottom


# Half of the stroke that the page paints on the border of a region that somebody holds.
RIM = 46
RADIUS = 36


def test_the_colours_of_an_owner_cover_hardly_any_symbol() -> None:
    medals, covered = 0, []
    for name in board_names():
        layout = stands(board(name), region_names(board(name), Words()))
        for stand, shape in zip(layout, trace(board(name)).regions, strict=True):
            for _, (x, y) in stand.medal_spots():
                medals += 1
                reach = RIM + RADIUS - 6  # the corners of a region are round
                around = [(x - reach, y), (x + reach, y), (x, y - reach), (x, y + reach)]
                if not all(inside(shape.rings, point) for point in around):
                    covered.append(f"{name}: {stand.lines}")
    assert medals > 80
    assert len(covered) < medals / 10, covered


@EVERY_BOARD
def test_the_ground_has_no_text_and_no_external_references(name: str) -> None:
    text = ground(board(name), region_names(board(name), Words()))
    root = ElementTree.fromstring(text)
    assert not [each for each in root.iter() if each.tag.endswith(("text", "script", "title"))]
    ids = {id_ for each in root.iter() if (id_ := each.get("id"))}
    used = re.findall(r'href="#([^"]*)"', text) + re.findall(r"url\(#([^)]*)\)", text)
    assert set(used) <= ids
    assert text.count("http") == 1
    marked = sum(len(site.symbols) for site in board(name).atlas.sites)
    assert len(re.findall(r'<use href="#_(?:mine|magic|cavern|volcano)"/>', text)) == marked


@given(data=st.data())
@settings(max_examples=20, deadline=None)
def test_any_board_can_be_played_on(
    any_board: st.SearchStrategy[Board], data: st.DataObject
) -> None:
    some = data.draw(any_board)
    names = region_names(some, Words())
    assert len(stands(some, names)) == len(some.atlas.sites)
    ElementTree.fromstring(ground(some, names))
