"""Board files: what is written becomes the board of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import elbowroom.atlas
from elbowroom.atlas.printed import slug
from elbowroom.atlas.read import Board, atlas, board, board_names, read_board
from elbowroom.errors import NotParsable
from elbowroom.masks import regions_of
from elbowroom.words import Words

LITTLE = Path(__file__).with_name("little.toml").read_text(encoding="utf-8")
BELOW = Path(__file__).with_name("below.toml").read_text(encoding="utf-8")


def read(text: str) -> Board:
    return read_board(text, "little.toml")


def neighbours(some: Board, region: str) -> list[str]:
    sites = some.atlas.sites
    near = some.atlas.near[some.atlas.region(region)]
    return [sites[other].slug for other in regions_of(near)]


# --- what is read


def test_a_board_has_its_head_and_its_regions_in_the_order_of_their_tables() -> None:
    little = read(LITTLE).atlas
    assert (little.name, little.box, little.players, little.rounds) == ("little", "surface", 2, 10)
    assert [site.name for site in little.sites] == [
        "Gull Sound",
        "Owlsworth",
        "Scarecrow's Rest",
        "Hill",
    ]
    assert [site.slug for site in little.sites] == [
        "gull-sound",
        "owlsworth",
        "scarecrows-rest",
        "hill",
    ]


def test_a_region_with_a_slug_of_ours_is_named_by_the_words() -> None:
    text = LITTLE.replace('name = "Owlsworth"', 'slug = "owlsworth"')
    owls = read(text).atlas.sites[1]
    assert (owls.slug, owls.name) == ("owlsworth", "")
    assert Words().region(owls.slug, owls.name) == "Owlsworth"


def test_terrain_symbols_and_marks_become_masks() -> None:
    little = read(LITTLE).atlas
    assert regions_of(little.sea) == [0]
    assert regions_of(little.forest) == [1]
    assert regions_of(little.mountain) == [2]
    assert regions_of(little.magic) == [1]
    assert regions_of(little.mine) == [2]
    assert regions_of(little.cavern) == [2]
    assert regions_of(little.tribes) == [1]
    assert regions_of(little.monsters) == []
    below = read(BELOW).atlas
    assert regions_of(below.monsters) == [0]
    assert regions_of(below.volcanic) == [2]


def test_the_grid_is_kept_for_drawing() -> None:
    little = read(LITTLE)
    assert little.letters == "ABCD"
    assert little.rows == ("AAABBB", "AACCBB", "AACCDD", "AADDDD")
    assert little.cells[1] == (0, 0, 2, 2, 1, 1)


def test_every_second_row_is_shifted_right_by_half_a_cell() -> None:
    regions = "".join(f'[regions.{x}]\nterrain = "hill"\nname = "{x}"\n' for x in "ABCDEF")
    two_rows = read(
        "name='x'\nbox='surface'\nplayers=2\nrounds=10\ngrid='''\nABC\nDEF'''\n" + regions
    )
    assert neighbours(two_rows, "a") == ["b", "d"]
    assert neighbours(two_rows, "b") == ["a", "c", "d", "e"]
    assert neighbours(two_rows, "c") == ["b", "e", "f"]
    assert neighbours(two_rows, "f") == ["c", "e"]


def test_edge_regions_touch_the_border_of_the_grid() -> None:
    ringed = LITTLE.replace("AACCDD\n", "AACCBD\n").replace("AADDDD", "DDDDDD")
    sites = read(ringed).atlas.sites
    assert [site.edge for site in sites] == [True, True, False, True]


def test_nothing_is_adjacent_to_a_chasm_but_it_has_its_rim() -> None:
    below = read(BELOW)
    assert neighbours(below, "mud") == ["river"]
    assert neighbours(below, "pit") == ["mud", "river"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Gull Sound", "gull-sound"),
        ("Scarecrow's Rest", "scarecrows-rest"),
        ("Eagle’s Hangover", "eagles-hangover"),
        ("Mind-the-Gap", "mind-the-gap"),
        ("  The --  Deep!! ", "the-deep"),
        ("Örvénylő 7", "orvenylo-7"),
        ("…", ""),
    ],
)
def test_slugs_are_easy_to_type(name: str, expected: str) -> None:
    assert slug(name) == expected


# --- the boards that come with the game


@pytest.mark.parametrize("name", board_names())
def test_every_shipped_board_reads(name: str) -> None:
    shipped = board(name)
    box, players = name.rsplit("-", 1)
    assert (shipped.atlas.name, shipped.atlas.box) == (name, box)
    assert shipped.atlas.players == int(players)
    assert shipped.atlas.rounds == {2: 10, 3: 10, 4: 9, 5: 8}[int(players)]
    assert shipped is board(name)
    assert atlas(name) is shipped.atlas


def test_eight_boards_are_shipped() -> None:
    boxes = ("surface", "underground")
    assert board_names() == [f"{box}-{players}" for box in boxes for players in (2, 3, 4, 5)]


@pytest.mark.parametrize("name", board_names())
def test_borders_of_shipped_boards_are_those_of_touching_hexagons(name: str) -> None:
    shipped = board(name)
    centres = {
        (row, column): (2 * column + row % 2, row)
        for row, line in enumerate(shipped.cells)
        for column, _ in enumerate(line)
    }
    where = {spot: cell for cell, spot in centres.items()}
    touching: set[tuple[int, int]] = set()
    for (row, column), (x, y) in centres.items():
        for right, down in ((2, 0), (1, 1), (-1, 1)):
            other = where.get((x + right, y + down))
            if other:
                pair = (shipped.cells[row][column], shipped.cells[other[0]][other[1]])
                touching |= {pair, pair[::-1]}
    chasms = regions_of(shipped.atlas.chasm)
    expected = {(one, other) for one, other in touching if one != other and other not in chasms}
    near = {
        (region, other)
        for region in range(shipped.atlas.size)
        for other in regions_of(shipped.atlas.near[region])
    }
    assert near == expected


@pytest.mark.parametrize("name", board_names())
def test_shipped_boards_have_as_many_monsters_as_the_rules_say(name: str) -> None:
    shipped = board(name).atlas
    expected = {2: 4, 3: 5, 4: 6, 5: 7}[shipped.players] if shipped.box == "underground" else 0
    assert len(regions_of(shipped.monsters)) == expected


def test_an_unknown_board_is_refused_with_names_like_it() -> None:
    with pytest.raises(NotParsable, match=r"map: “surface-9” is not possible here; .* surface-2"):
        board("surface-9")
    with pytest.raises(NotParsable):
        board("../boards/surface-2")


def test_the_folder_of_boards_holds_nothing_else() -> None:
    folder = Path(elbowroom.atlas.__path__[0]) / "boards"
    assert [file.stem for file in sorted(folder.iterdir())] == board_names()
