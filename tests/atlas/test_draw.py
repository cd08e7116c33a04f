"""The board in a terminal: exactly as wide as requested, labelled, readable without colours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom.atlas.draw import LOWEST, NARROWEST, Run, draw
from elbowroom.atlas.read import Board, board, board_names, read_board
from elbowroom.words import Words
from tests.sampling import sample_of

EVERY_BOARD = pytest.mark.parametrize("name", board_names())
WIDTHS = (NARROWEST, 60, 80, 100, 120, 200)

HALVES = """
name = "halves"
box = "surface"
players = 2
rounds = 10
grid = '''
AAAAAAAAABBBBBBB
AAAAAAAAABBBBBBB
AAAAAAAAABBBBBBB
AAAAAAAAABBBBBBB
AAAAAAAAABBBBBBB
AAAAAAAAABBBBBBB
'''
[regions.A]
terrain = "sea"
name = "West"
[regions.B]
terrain = "forest"
name = "East"
"""


def as_text(lines: Sequence[Sequence[Run]]) -> str:
    """The drawing without any style."""
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def halves() -> Board:
    return read_board(HALVES, "halves.toml")


def widths(lines: list[list[Run]]) -> set[int]:
    return {sum(len(run.text) for run in line) for line in lines}


def names(some: Board, longest: int = 6) -> dict[int, list[str]]:
    return {n: [f"{n}!", site.slug[:longest]] for n, site in enumerate(some.atlas.sites)}


def test_a_small_board_looks_like_this() -> None:
    lines = draw(halves(), 40, {0: ["West", "2 orcs"], 1: ["East"]}, height=10, strong={1})
    assert as_text(lines) == (
        "╭─────────────────────┲━━━━━━━━━━━━━━━━┓\n"
        "│                     ┃                ┃\n"
        "│~    ~    ~    ~    ~┃   ↑    ↑    ↑  ┃\n"
        "│                     ┃                ┃\n"
        "│ ~      West    ~    ┃      East    ↑ ┃\n"
        "│       2 orcs        ┃                ┃\n"
        "│  ~    ~    ~    ~   ┃↑    ↑    ↑    ↑┃\n"
        "│                     ┃                ┃\n"
        "│   ~    ~    ~    ~  ┃ ↑    ↑    ↑    ┃\n"
        "╰─────────────────────┺━━━━━━━━━━━━━━━━┛"
    )


@pytest.mark.parametrize(("name", "width"), sample_of(product(board_names(), WIDTHS), 16))
def test_a_drawing_is_exactly_as_wide_as_asked(name: str, width: int) -> None:
    some = board(name)
    assert widths(draw(some, width, names(some))) == {width}


def test_a_drawing_is_as_high_as_asked_or_in_proportion() -> None:
    assert len(draw(board("surface-2"), 80, {}, height=24)) == 24
    assert len(draw(board("surface-2"), 80, {})) == 27
    assert len(draw(board("surface-2"), 120, {})) == 41
    tiny = draw(halves(), 3, {}, height=2)
    assert (len(tiny), widths(tiny)) == (LOWEST, {NARROWEST})


@EVERY_BOARD
@pytest.mark.parametrize("width", [80, 120])
def test_every_region_shows_its_first_words(name: str, width: int) -> None:
    some = board(name)
    text = as_text(draw(some, width, names(some, 3)))
    for lines in names(some, 3).values():
        assert lines[0] in text
        assert lines[1].strip() in text


@EVERY_BOARD
def test_ten_letters_and_two_lines_fit_at_120_columns(name: str) -> None:
    some = board(name)
    labels = {n: [f"x{n:02}4567890"[:10], f"{n} orcs"] for n in range(some.atlas.size)}
    text = as_text(draw(some, 120, labels))
    cut = [lines for lines in labels.values() if lines[0] not in text or lines[1] not in text]
    assert len(cut) <= 4


@EVERY_BOARD
def test_no_name_is_cut_at_100_columns(name: str) -> None:
    printed = board(name)
    symbols = "Cavern, Lost Tribe"
    names = [Words().region(site.slug, site.name) for site in printed.atlas.sites]
    labels = {number: [each, symbols] for number, each in enumerate(names)}
    lines = ["".join(run.text for run in line) for line in draw(printed, 100, labels)]
    text = "\n".join(lines)
    for each in names:
        for word in each.split():
            half = word[: (len(word) + 1) // 2]
            assert word in text or f"{half}-" in text, each


@EVERY_BOARD
def test_regions_are_never_side_by_side_without_a_border(name: str) -> None:
    some = board(name)
    tint = {n: f"tint-{n}" for n in range(some.atlas.size)}
    for line in draw(some, 100, {}, tint):
        inner = [run for run in line if run.kind != "border"]
        assert all(run.tint for run in inner)
        for one, other in pairwise(line):
            assert "border" in (one.kind, other.kind) or one.tint == other.tint


def test_runs_carry_kind_and_tint() -> None:
    lines = draw(halves(), 40, {0: ["West"], 1: ["East"]}, {0: "blue"})
    labels = {run.text: run.tint for line in lines for run in line if run.kind == "label"}
    assert labels == {"West": "blue", "East": ""}
    textures = {run.tint for line in lines for run in line if run.kind == "texture"}
    assert textures == {"blue", ""}
    # A border takes a tint only where both sides agree.
    border = [run for run in lines[5] if run.kind == "border"]
    assert [run.tint for run in border] == ["blue", "", ""]


def test_strong_regions_have_a_heavy_border_all_around() -> None:
    weak = as_text(draw(halves(), 40, {}))
    assert not set(weak) & set("━┃┏┓┗┛")
    strong = as_text(draw(halves(), 40, {}, strong=[0]))
    assert strong.startswith("┏━")
    assert strong.count("┃") == 2 * (len(strong.splitlines()) - 2)


def test_terrain_has_a_texture_of_its_own() -> None:
    text = as_text(draw(halves(), 60, {}))
    assert "~" in text
    assert "↑" in text


@EVERY_BOARD
def test_a_plain_drawing_is_ascii_only(name: str) -> None:
    some = board(name)
    labels = {n: ["abc"] for n in range(some.atlas.size)}
    assert as_text(draw(some, 80, labels, strong={0, 1}, plain=True)).isascii()


def test_what_does_not_fit_is_cut_off() -> None:
    text = as_text(draw(halves(), NARROWEST, {0: ["a" * 50] + ["b"] * 50}))
    longest = max(map(len, re.findall("a+", text)))
    assert 10 <= longest < 20
    assert 1 <= text.count("b") < LOWEST


def test_no_label_leaves_a_region_to_its_texture() -> None:
    lines = draw(halves(), 40, {0: [], 1: [""]})
    assert all(run.kind != "label" for line in lines for run in line)


@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_any_board_can_be_drawn(any_board: st.SearchStrategy[Board], data: st.DataObject) -> None:
    some = data.draw(any_board)
    width = data.draw(st.integers(0, 130))
    regions = st.integers(0, int(some.atlas.size) - 1)
    labels = data.draw(st.dictionaries(regions, st.lists(st.text("abc ", max_size=12), max_size=4)))
    lines = draw(some, width, labels, strong=data.draw(st.sets(regions)))
    assert widths(lines) == {max(width, NARROWEST)}
