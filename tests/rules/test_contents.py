"""Contents: the keys of everything in the boxes of a table."""

from __future__ import annotations

from elbowroom.rules.contents import Contents


def test_a_table_may_leave_out_what_the_boxes_name_but_no_pieces() -> None:
    contents = Contents("mixed", ["orcs"], ["hill"], ["keep"], ["ring"], ["lair"], ["dragon"])
    assert contents.optional() == ["orcs", "hill", "keep", "ring"]
