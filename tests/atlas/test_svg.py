"""The picture of a board: well-formed, self-contained, readable, in the reader's words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom.atlas.atlas import SURFACE_TERRAIN, SYMBOLS, UNDERGROUND_TERRAIN
from elbowroom.atlas.lettering import LARGEST, SMALLEST, fit_block
from elbowroom.atlas.palette import PALETTES, Palette
from elbowroom.atlas.read import Board, board, board_names, read_board
from elbowroom.atlas.room import Box, inside, rooms
from elbowroom.atlas.scatter import GROWTH
from elbowroom.atlas.shapes import trace
from elbowroom.atlas.svg import describe_site, picture
from elbowroom.words import Words
from tests.atlas.named_boards import EVERY_NAMED_BOARD

if TYPE_CHECKING:
    from elbowroom.words import Arg

SVG = "{http://www.w3.org/2000/svg}"
EVERY_BOARD = pytest.mark.parametrize("name", board_names())
EVERY_PALETTE = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 (none) to 21 (black on white)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


class Keys(Words):
    """Words for tests: every text is its key, marked; the names of regions are English."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def text(self, key: str, /, **args: Arg) -> str:
        self.keys.add(key)
        return f"«{key}»"

    def comma_list(self, items: Sequence[str]) -> str:
        return ", ".join(items)


AS_KEY = Keys()
ENGLISH_WORDS = Words()


@cache
def picture_of(name: str) -> str:
    return picture(board(name), AS_KEY)


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def ids(root: ElementTree.Element) -> list[str]:
    return [id_ for element in root.iter() if (id_ := element.get("id"))]


def all_text(root: ElementTree.Element) -> str:
    return " ".join(element.text or "" for element in root.iter(f"{SVG}text"))


def element(root: ElementTree.Element, id_: str) -> ElementTree.Element:
    return next(node for node in root.iter() if node.get("id") == id_)


@EVERY_BOARD
def test_every_region_is_a_path_with_its_slug_and_a_title(name: str) -> None:
    some = board(name)
    root = parsed(picture_of(name))
    for site in some.atlas.sites:
        path = element(root, site.slug)
        assert path.tag == f"{SVG}path"
        assert path.findtext(f"{SVG}title") == describe_site(site, some.atlas.box, AS_KEY)
        assert site.terrain in path.get("class", "").split()


@EVERY_BOARD
def test_paths_are_the_shapes(name: str) -> None:
    some = board(name)
    root = parsed(picture_of(name))
    for site, shape in zip(some.atlas.sites, trace(some).regions, strict=True):
        numbers = [
            int(number) for number in re.findall(r"-?\d+", element(root, site.slug).get("d", ""))
        ]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        assert points == [point for ring in shape.rings for point in ring]


@EVERY_BOARD
def test_the_picture_is_an_image_with_a_name_and_a_description(name: str) -> None:
    some = board(name)
    root = parsed(picture(some, AS_KEY, "Far & Away"))
    assert root.get("role") == "img"
    assert element(root, root.get("aria-labelledby", "")).text == "Far & Away"
    text = element(root, root.get("aria-describedby", "")).text or ""
    assert all(describe_site(site, some.atlas.box, AS_KEY) in text for site in some.atlas.sites)
    assert "Far & Away" in all_text(root)
    plain = parsed(picture_of(name))
    assert element(plain, "_title").text == name


@EVERY_BOARD
def test_the_picture_has_no_external_references(name: str) -> None:
    text = picture_of(name)
    root = parsed(text)
    known_ids = ids(root)
    assert len(known_ids) == len(set(known_ids))
    used = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
    assert used
    assert {target.removeprefix("#") for target in used} <= set(known_ids)
    assert all(target.startswith("#") for target in used)
    assert text.count("http") == 1
    assert not list(root.iter(f"{SVG}script"))


@EVERY_BOARD
def test_every_name_and_every_medal_is_drawn(name: str) -> None:
    some = board(name)
    text = picture_of(name)
    letters = re.sub(r"[\s-]+", "", all_text(parsed(text)))
    for site in some.atlas.sites:
        assert re.sub(r"[\s-]+", "", ENGLISH_WORDS.region(site.slug)) in letters
    for symbol in SYMBOLS:
        marked = sum(symbol in site.symbols for site in some.atlas.sites)
        assert text.count(f'<use href="#_{symbol}"/>') == marked
    for mark in ("tribe", "monsters"):
        marked = sum(getattr(site, mark) for site in some.atlas.sites)
        assert text.count(f'<use href="#_{mark}"/>') == marked


@EVERY_BOARD
def test_all_texts_come_from_the_words(name: str) -> None:
    some = board(name)
    root = parsed(picture(some, AS_KEY))
    texts = [node.text or "" for tag in ("title", "desc") for node in root.iter(f"{SVG}{tag}")]
    text = " ".join(texts).replace(name, "")
    names = [ENGLISH_WORDS.region(site.slug) for site in some.atlas.sites]
    for each in sorted(names, key=len, reverse=True):
        text = text.replace(each, "")
    assert set(re.sub("«[a-z-]+»", "", text)) <= set(",\n ")
    words = {word for each in names for word in re.split(r"[\s-]+", each)}
    assert set(re.split(r"[\s-]+", all_text(root))) - {""} <= words


def test_a_region_is_described_by_name_terrain_symbols_and_marks() -> None:
    sites = board("surface-2").atlas.sites
    bog = next(site for site in sites if site.slug == "bootsuck-bog")
    assert describe_site(bog, "surface", AS_KEY) == (
        "Bootsuck Bog, «terrain-swamp», «symbol-cavern», «symbol-tribe»"
    )


def test_mountains_underground_are_black() -> None:
    brow = next(s for s in board("underground-2").atlas.sites if s.slug == "blackbrow")
    assert describe_site(brow, "underground", AS_KEY) == "Blackbrow, «terrain-black-mountain»"


@EVERY_BOARD
def test_every_word_is_known_in_english(name: str) -> None:
    words = Keys()
    picture(board(name), words)
    assert words.keys
    assert {key for key in words.keys if key not in Words()} == set()


def test_names_may_contain_anything() -> None:
    text = "name='x'\nbox='surface'\nplayers=2\nrounds=9\ngrid='AB'\n"
    text += "[regions.A]\nterrain='hill'\nname='Salt & <Pepper> \"Hill\"'\n"
    text += "[regions.B]\nterrain='sea'\nname='Ő'\n"
    root = parsed(picture(read_board(text, "x.toml"), AS_KEY))
    assert element(root, "salt-pepper-hill").findtext(f"{SVG}title") == (
        'Salt & <Pepper> "Hill", «terrain-hill»'
    )


def test_the_same_board_has_the_same_picture() -> None:
    assert picture(board("underground-2"), AS_KEY) == picture(board("underground-2"), AS_KEY)


# --- can it be read


@EVERY_PALETTE
def test_names_can_be_read_on_every_terrain(palette: Palette) -> None:
    for paint in palette.terrain.values():
        assert contrast(palette.letters, paint.middle) >= 4.5
        assert contrast(palette.letters, paint.rim) >= 4.5
    assert contrast(palette.letters, palette.halo) >= 7
    assert contrast(palette.frame, palette.page) >= 4.5


def test_contrast_is_that_of_the_accessibility_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


def test_every_terrain_has_its_paint_and_its_drawings() -> None:
    assert set(PALETTES["surface"].terrain) == set(SURFACE_TERRAIN)
    assert set(PALETTES["underground"].terrain) == set(UNDERGROUND_TERRAIN)
    assert set(GROWTH) == {*SURFACE_TERRAIN, *UNDERGROUND_TERRAIN}


@EVERY_NAMED_BOARD
def test_names_stay_inside_their_regions(name: str, language: str) -> None:
    some, words = board(name), Words(language)
    for site, shape in zip(some.atlas.sites, trace(some).regions, strict=True):
        medals = site.symbols + ["tribe"] * site.tribe + ["monsters"] * site.monsters
        block = fit_block(words.region(site.slug), medals, rooms(shape.rings), shape.bounds.middle)
        box = block.box
        corners = [(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom)]
        assert all(inside(shape.rings, corner) for corner in corners), site.slug
        assert SMALLEST <= block.size <= LARGEST


def test_long_names_are_broken_at_spaces_and_hyphens() -> None:
    narrow = Box(0, 0, 420, 600)
    block = fit_block("The Very-Long Way Down", [], [narrow], narrow.middle)
    assert " ".join(block.lines).replace("- ", "-") == "The Very-Long Way Down"
    assert len(block.lines) == 3
    wide = Box(0, 0, 3000, 300)
    assert fit_block("The Very-Long Way Down", [], [wide], wide.middle).lines == (
        "The Very-Long Way Down",
    )


def test_a_name_without_room_is_written_small() -> None:
    tiny = Box(0, 0, 10, 10)
    block = fit_block("Nowhere", ["mine"], [tiny], tiny.middle)
    assert block.size == SMALLEST
    assert block.box.middle == tiny.middle


@given(data=st.data())
@settings(max_examples=50, deadline=None)
def test_any_board_has_a_picture(any_board: st.SearchStrategy[Board], data: st.DataObject) -> None:
    some = data.draw(any_board)
    root = parsed(picture(some, AS_KEY))
    assert {site.slug for site in some.atlas.sites} <= set(ids(root))
