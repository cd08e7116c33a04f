"""Contents: everything in the boxes by key, as a line and as a digest."""

from __future__ import annotations

import re

import pytest

from elbowroom.errors import NotParsable
from elbowroom.notation.contents import (
    KINDS,
    contents_named,
    contents_text,
    digest,
    digest_of,
    missing_lines,
    read_contents,
    released,
)
from elbowroom.rules.contents import Contents
from elbowroom.traits.catalogue import BOXES, contents_of

each_box = pytest.mark.parametrize("box", BOXES)


def lists(contents: Contents) -> dict[str, list[str]]:
    return {kind: getattr(contents, kind) for kind in KINDS}


@each_box
def test_a_line_is_read_back_as_it_was(box: str) -> None:
    contents = contents_of(box)
    again = read_contents(box, contents_text(contents), "a test")
    assert (again.box, lists(again)) == (box, lists(contents))


def test_everything_in_the_present_boxes_is_released() -> None:
    assert missing_lines() == [], "run python tools/release.py"


@each_box
def test_the_digest_of_present_contents_names_them(box: str) -> None:
    contents = contents_of(box)
    short = digest(contents)
    assert re.fullmatch("[0-9a-f]{8}", short)
    assert lists(contents_named(short, "a test")) == lists(contents)


def test_every_released_line_can_still_be_read() -> None:
    assert len({digest_of(line) for line in released().values()}) == len(released())
    for short in released():
        assert digest(contents_named(short, "a test")) == short


def test_the_order_of_keys_is_part_of_the_digest() -> None:
    box, _, text = next(iter(released().values())).partition(" ")
    contents = read_contents(box, text, "a test")
    contents.races.reverse()
    assert digest(contents) not in released()


def test_an_unknown_digest_is_refused() -> None:
    with pytest.raises(
        NotParsable, match=r"a test: contents: no known version .* has the contents “x”"
    ):
        contents_named("x", "a test")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("races=", "ratios=", "write it as: races=… powers=…"),
        ("orcs,", "moles,", "this version of the game does not have: moles"),
        ("orcs,", "elves,", "contents.races: “elves” is there twice"),
        ("lair,", "liar,", "does not have: liar"),
        ("dragon,", "dragoon,", "does not have: dragoon"),
    ],
)
def test_a_wrong_line_is_refused(old: str, new: str, message: str) -> None:
    text = contents_text(contents_of("surface")).replace(old, new)
    with pytest.raises(NotParsable, match=re.escape(message)):
        read_contents("surface", text, "a test")


def test_an_unknown_box_is_refused() -> None:
    with pytest.raises(
        NotParsable, match="“cellar” is not possible here; write one of these: surface, underground"
    ):
        read_contents("cellar", contents_text(contents_of("surface")), "a test")
