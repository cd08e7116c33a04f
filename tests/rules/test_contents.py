"""Contents: the keys of everything in the boxes of a table."""

from __future__ import annotations

from elbowroom.rules.contents import Contents
from tests.positions import land


def test_a_table_may_leave_out_what_the_boxes_name_but_no_pieces() -> None:
    contents = Contents("mixed", ["orcs"], ["hill"], ["keep"], ["ring"], ["lair"], ["dragon"])
    assert contents.optional() == ["orcs", "hill", "keep", "ring"]


def test_a_home_made_board_is_found_by_its_name() -> None:
    atlas = land("ratmen hill 3", "orcs wise", shore="1 ratmen").s.atlas
    contents = Contents("surface", [], [], [], [], [], []).with_extras([], "", [atlas])
    assert contents.board(atlas.name) is atlas
    assert contents.board("nowhere") is None
