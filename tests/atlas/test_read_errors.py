"""Board files with mistakes: errors name the place, the reason and what would be right."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom.atlas.read import Board, read_board
from elbowroom.errors import ElbowroomError, Mistake, NotParsable

LITTLE = Path(__file__).with_name("little.toml").read_text(encoding="utf-8")
BELOW = Path(__file__).with_name("below.toml").read_text(encoding="utf-8")


def read(text: str) -> Board:
    return read_board(text, "little.toml")


def read_error(text: str) -> Mistake:
    with pytest.raises(Mistake) as excinfo:
        read(text)
    assert excinfo.value.source == "little.toml"
    return excinfo.value


def many_regions(count: int) -> str:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"[:count]
    head = LITTLE[: LITTLE.index("grid")]
    tables = (f'[regions.{x}]\nterrain = "hill"\nname = "R{n}"\n' for n, x in enumerate(letters))
    return f'{head}grid = "{letters}"\n' + "".join(tables)


REFUSALS = {
    # text to replace, its replacement, place, part of the reason
    "not toml": ("players = 2", "players = = 2", "3:11", "this is not TOML: “players = = 2”"),
    "unknown key": ('box = "s', 'boxes = 3\nbox = "s', "2: boxes", "“boxes” is no key here;"),
    "missing name": ('name = "little"\n', "", "name", "the key “name” is"),
    "missing box": ('box = "surface"\n', "", "box", "the key “box” is missing;"),
    "missing players": ("players = 2\n", "", "players", "the key “players” is"),
    "missing rounds": ("rounds = 10\n", "", "rounds", "the key “rounds” is"),
    "name not text": ('"little"', "7", "1: name", "7 is no text; write it in"),
    "name no slug": ('"little"', '"Little One"', "1: name", "“Little One” is no key;"),
    "name empty": ('"little"', '""', "1: name", "“” is no key; write small"),
    "name reserved": ('"little"', '"inline"', "1: name", "there is a built-in"),
    "box unknown": ('"surface"', '"attic"', "2: box", "“attic” is not possible here"),
    "players low": ("players = 2", "players = 1", "3: players", "“1” is not a whole number from"),
    "players high": ("players = 2", "players = 6", "3: players", "“6” is not a whole number from"),
    "players text": ("players = 2", 'players = "2"', "3: players", "“2” is not a whole number"),
    "players bool": ("players = 2", "players = true", "3: players", "“True” is not a whole number"),
    "rounds low": ("rounds = 10", "rounds = 0", "4: rounds", "“0” is not a whole number from"),
    "rounds huge": (
        "rounds = 10",
        f"rounds = 0x{'f' * 9000}",
        "4: rounds",
        "“…” is not a whole number from",
    ),
    "digits": ("rounds = 10", f"rounds = {'9' * 9000}", "", "this is not TOML: “9999"),
    "nesting": ("rounds = 10", f"rounds = {'[' * 90000}", "", "this is nested too deeply"),
    "grid empty": ("AAABBB\nAACCBB\nAACCDD\nAADDDD", "", "5: grid", "the grid is empty; draw"),
    "grid huge": ("AAABBB", "A" * 121, "5: grid", "the map is 121 hexagons"),
    "short row": ("AACCDD", "AACC", "8: grid", "row 3 – letters: 4; in"),
    "blank row": ("AACCDD", "", "8: grid", "row 3 – letters: 0; in"),
    "undefined": ("AACCDD", "AACZDD", "8: grid", "the region “Z” has no"),
    "odd letter": ("AACCDD", "AAC?DD", "8: grid", "“?” cannot stand for a"),
    "unused": (
        "[regions.D]",
        '[regions.Y]\nterrain = "hill"\nname = "Y"\n[regions.D]',
        "27: regions.Y",
        "this region is nowhere in",
    ),
    "two patches": ("AAABBB", "DDABBB", "8: grid", "“D” is in 2 pieces; join"),
    "long letter": ("[regions.D]", "[regions.DD]", "27: regions.DD", "“DD” cannot stand for a"),
    "not a table": (
        "[regions.A]",
        "[regions]\nE = 3\n[regions.A]",
        "regions.E",
        "3 is no table; write keys",
    ),
    "region key": (
        'name = "Hill"',
        'nmae = "Hill"',
        "29: regions.D.nmae",
        "“nmae” is no key here;",
    ),
    "no terrain": ('terrain = "hill"\n', "", "27: regions.D.terrain", "the key “terrain” is"),
    "no name": ('name = "Hill"\n', "", "27: regions.D.name", "the key “name” is"),
    "terrain": ('"hill"', '"heap"', "28: regions.D.terrain", "“heap” is not possible here"),
    "wrong box": ('"hill"', '"mud"', "28: regions.D.terrain", "“mud” is not possible here"),
    "symbol": ('["magic"]', '["magick"]', "19: regions.B.symbols", "“magick” is not possible here"),
    "below only": (
        '["magic"]',
        '["volcano"]',
        "19: regions.B.symbols",
        "“volcano” is not possible here",
    ),
    "symbol twice": (
        '["magic"]',
        '["magic", "magic"]',
        "19: regions.B.symbols",
        "“magic” is there twice",
    ),
    "symbol text": ('["magic"]', '"magic"', "19: regions.B.symbols", "magic is no list of"),
    "at sea": (
        'name = "Gull Sound"',
        'name = "Gull Sound"\nsymbols = ["mine"]',
        "15: regions.A.symbols",
        "“mine” needs land, not",
    ),
    "tribe text": (
        "tribe = true",
        'tribe = "yes"',
        "20: regions.B.tribe",
        "yes is neither true nor",
    ),
    "monsters above": (
        "tribe = true",
        "monsters = true",
        "20: regions.B.monsters",
        "“monsters” does not",
    ),
    "tribe at sea": (
        'name = "Gull Sound"',
        'name = "Gull Sound"\ntribe = true',
        "15: regions.A.tribe",
        "“tribe” needs land, not",
    ),
    "same slug": (
        'name = "Hill"',
        'name = "GULL sound!"',
        "29: regions.D.name",
        "“GULL sound!” is the name",
    ),
    "name and slug": (
        'name = "Hill"',
        'name = "Hill"\nslug = "tumbledown"',
        "30: regions.D.slug",
        "a region has a “name” or",
    ),
    "unknown slug": (
        'name = "Hill"',
        'slug = "no-such-hill"',
        "29: regions.D.slug",
        "no map of the game has a",
    ),
    "no letters": ('name = "Hill"', 'name = "?!"', "29: regions.D.name", "“?!” is no name; write"),
    "two lines": (
        'name = "Hill"',
        'name = "Hi\\nll"',
        "29: regions.D.name",
        "“Hi ll” is no name; write",
    ),
    "long name": ('"Hill"', f'"{"x" * 41}"', "29: regions.D.name", "this is longer than 40"),
    "no land": (
        LITTLE[LITTLE.index("AAABBB") :],
        'AA\n\'\'\'\n[regions.A]\nterrain = "sea"\nname = "A"\n',
        "regions",
        "0 land regions are too",
    ),
    "no regions": (LITTLE[LITTLE.index("[regions.A]") :], "", "regions", "the key “regions” is"),
    "regions a list": (
        LITTLE[LITTLE.index("[regions.A]") :],
        "[[regions]]\nA = 1",
        "regions",
        "the key “regions.A” is",
    ),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_what_is_wrong_is_named_with_place_and_reason(case: str) -> None:
    old, new, place, reason = REFUSALS[case]
    assert LITTLE.count(old) >= 1
    error = read_error(LITTLE.replace(old, new, 1))
    assert error.place == place
    assert reason in error.reason
    assert len(str(error)) < 400


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ('"chasm"', '"mud"', "19: regions.C.symbols", "“volcano” needs “chasm”, not “mud”"),
        (
            '["volcano"]',
            '["mine"]',
            "19: regions.C.symbols",
            "“mine” is not possible here; write one of these: volcano",
        ),
        (
            "monsters = true",
            "tribe = true",
            "12: regions.A.tribe",
            "does not belong to the box “underground”",
        ),
        (
            'name = "River"',
            'name = "River"\nmonsters = true',
            "16: regions.B.monsters",
            "land",
        ),
    ],
)
def test_underground_has_its_own_symbols_and_marks(
    old: str, new: str, place: str, reason: str
) -> None:
    error = read_error(BELOW.replace(old, new))
    assert error.place == place
    assert reason in error.reason


def test_land_that_no_army_can_reach_is_refused() -> None:
    island = """
name = "island"
box = "surface"
players = 2
rounds = 10
grid = '''
HHHHH
HLLLH
HLILH
HLLLH
HHHHH
'''
[regions.H]
terrain = "hill"
name = "Ring"
[regions.L]
terrain = "lake"
name = "Mere"
[regions.I]
terrain = "forest"
name = "Isle of Sulk"
"""
    error = read_error(island)
    assert error.place == "19: regions.I"
    assert "no army can reach “Isle of Sulk” from the edge" in error.reason
    # The shore of a sea that touches the edge is reached over that sea.
    assert read(island.replace('"lake"', '"sea"').replace("HLLLH", "LLLLH", 1)).atlas.size == 3


def test_sixty_one_regions_are_possible_and_no_more() -> None:
    assert read(many_regions(61)).atlas.size == 61
    error = read_error(many_regions(62))
    assert (error.place, error.reason) == (
        "regions",
        "62 regions are too many; at most 61 are possible",
    )


def test_there_is_one_thing_to_find_for_every_monster_region() -> None:
    crowded = many_regions(16).replace('"hill"', '"mud"\nmonsters = true')
    crowded = crowded.replace('"surface"', '"underground"')
    error = read_error(crowded)
    assert (error.place, error.reason) == ("regions", "16 regions have monsters; at most 15 can")


def test_errors_can_be_printed_and_pickled() -> None:
    error = NotParsable("a.toml", "grid row 3", "it is too short")
    assert str(error) == "a.toml: grid row 3: it is too short"
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.source, copy.place, copy.reason) == ("a.toml", "grid row 3", "it is too short")
    assert isinstance(error, ElbowroomError)


def test_other_ways_to_write_toml_are_read_too_only_without_line_numbers() -> None:
    inline = (
        "name='x'\nbox='surface'\nplayers=2\nrounds=10\ngrid='AB'\n"
        "regions = {A={terrain='hill', name='A'}, B={terrain='hill', name='B'}}\n"
    )
    assert read(inline).atlas.size == 2
    assert read_error(inline.replace("'hill', name='B'", "'pit', name='B'")).place == (
        "regions.B.terrain"
    )
    assert read_error(inline.replace("'AB'", "'AZ'")).place == "grid"


# --- never anything but a complaint


def only_complains(text: str) -> None:
    complaint: Mistake | None = None
    try:
        read(text)
    except Mistake as error:
        complaint = error
    if complaint:
        assert complaint.reason
        assert str(complaint).startswith("little.toml: ")


@given(st.text(max_size=300))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    only_complains(text)


SNIPPETS = st.one_of(
    st.text(max_size=6),
    st.sampled_from(
        ["[", "]]", "'''", '"', "=", "\n", "true", "[regions.A]", "regions", "1e9", "{}", "inf"],
    ),
    st.sampled_from(
        ["terrain = 3", "symbols = [1]", "chasm", "lake", "grid = 'A'", "\u2028", "\x00"]
    ),
)


@given(
    base=st.sampled_from([LITTLE, BELOW]),
    edits=st.lists(
        st.tuples(st.integers(0, 600), st.integers(0, 12), SNIPPETS), min_size=1, max_size=6
    ),
)
@settings(max_examples=400, deadline=None)
def test_any_damaged_board_is_read_or_refused(base: str, edits: list[tuple[int, int, str]]) -> None:
    for start, length, put in edits:
        base = base[:start] + put + base[start + length :]
    only_complains(base)


VALUES = st.recursive(
    st.none().map(lambda _: "1979-05-27")
    | st.integers().map(str)
    | st.booleans().map(lambda b: str(b).lower())
    | st.sampled_from(["'hill'", "'A'", "''", "nan", "'''A\nB'''", "{}", "{A=1}", "07:32:00"]),
    lambda inner: st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]"),
    max_leaves=4,
)


@given(
    key=st.sampled_from(
        ["name", "box", "players", "rounds", "grid", "terrain", "symbols", "tribe"]
    ),
    value=VALUES,
)
@settings(max_examples=200, deadline=None)
def test_any_kind_of_value_is_read_or_refused(key: str, value: str) -> None:
    lines = LITTLE.replace("'''\nAAABBB\nAACCBB\nAACCDD\nAADDDD\n'''", "'ABCD'").split("\n")
    only_complains(
        "\n".join(f"{key} = {value}" if line.startswith(f"{key} =") else line for line in lines)
    )
