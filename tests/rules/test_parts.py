"""The lines of an explanation."""

from __future__ import annotations

from elbowroom.rules.parts import Part, add_part


def test_lines_of_the_same_trait_are_one_line() -> None:
    parts: list[Part] = []
    for part in (Part("a", 1, "x"), Part("a", 2, "x"), Part("a", 1, "y"), Part("b", 1, "y")):
        add_part(parts, part)
    rows = [(part.key, int(part.amount), part.name) for part in parts]
    assert rows == [("a", 3, "x"), ("a", 1, "y"), ("b", 1, "y")]
