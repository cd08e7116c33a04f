"""Board files with mistakes: errors name the place, the reason and what would be right."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom.atlas.read import Board, read_board
from elbowroom.errors import ElbowroomError, NotParsable

LITTLE = Path(__file__).with_name("little.toml").read_text(encoding="utf-8")
BELOW = Path(__file__).with_name("below.toml").read_text(encoding="utf-8")


def read(text: str) -> Board:
    return read_board(text, "little.toml")


def read_error(text: str) -> NotParsable:
    with pytest.raises(NotParsable) as excinfo:
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
    "not toml": ("players = 2", "players = = 2", "line 3, column 11", "this is not TOML"),
    "unknown key": (
        'box = "s',
        'boxes = 3\nbox = "s',
        "boxes (line 2)",
        "'boxes' is not a key here",
    ),
    "missing name": ('name = "little"\n', "", "name", "'name' is missing"),
    "missing box": ('box = "surface"\n', "", "box", "'box' is missing"),
    "missing players": ("players = 2\n", "", "players", "'players' is missing"),
    "missing rounds": ("rounds = 10\n", "", "rounds", "'rounds' is missing"),
    "name not text": ('"little"', "7", "name (line 1)", "7 is not a text; write it in quotes"),
    "name no slug": ('"little"', '"Little One"', "name (line 1)", "write 'little-one'"),
    "name empty": ('"little"', '""', "name (line 1)", "write 'my-map'"),
    "name reserved": ('"little"', '"inline"', "name (line 1)", "choose another name"),
    "box unknown": ('"surface"', '"attic"', "box (line 2)", "write surface or underground"),
    "players low": ("players = 2", "players = 1", "players (line 3)", "a number from 2 to 5"),
    "players high": ("players = 2", "players = 6", "players (line 3)", "6 is out of range"),
    "players text": (
        "players = 2",
        'players = "2"',
        "players (line 3)",
        "'2' is not a whole number",
    ),
    "players bool": ("players = 2", "players = true", "players (line 3)", "not a whole number"),
    "rounds low": ("rounds = 10", "rounds = 0", "rounds (line 4)", "a number from 1 to 30"),
    "rounds huge": ("rounds = 10", f"rounds = 0x{'f' * 9000}", "rounds (line 4)", "out of range"),
    "digits": ("rounds = 10", f"rounds = {'9' * 9000}", "TOML", "this is not TOML"),
    "nesting": ("rounds = 10", f"rounds = {'[' * 90000}", "TOML", "nested too deeply"),
    "grid empty": (
        "AAABBB\nAACCBB\nAACCDD\nAADDDD",
        "",
        "grid (line 5)",
        "draw rows of letters",
    ),
    "grid huge": ("AAABBB", "A" * 121, "grid (line 5)", "at most 120 each way"),
    "short row": ("AACCDD", "AACC", "grid row 3 (line 8)", "4 letters; the first row has 6"),
    "blank row": ("AACCDD", "", "grid row 3 (line 8)", "it has 0 letters"),
    "undefined": ("AACCDD", "AACZDD", "grid row 3, column 4 (line 8)", "add a table [regions.Z]"),
    "odd letter": ("AACCDD", "AAC?DD", "grid row 3, column 4 (line 8)", "'?' cannot be drawn"),
    "unused": (
        "[regions.D]",
        '[regions.Y]\nterrain = "hill"\nname = "Y"\n[regions.D]',
        "region Y (line 27)",
        "it is nowhere in the grid",
    ),
    "two patches": (
        "AAABBB",
        "DDABBB",
        "grid row 3, column 5 (line 8)",
        "region D is in 2 pieces, another one is at row 1, column 1",
    ),
    "long letter": ("[regions.D]", "[regions.DD]", "region DD (line 27)", "is not one letter"),
    "not a table": (
        "[regions.A]",
        "[regions]\nE = 3\n[regions.A]",
        "region E",
        "write [regions.E]",
    ),
    "region key": (
        'name = "Hill"',
        'nmae = "Hill"',
        "region D, nmae (line 29)",
        "is not a key here",
    ),
    "no terrain": ('terrain = "hill"\n', "", "region D, terrain (line 27)", "is missing"),
    "no name": ('name = "Hill"\n', "", "region D, name (line 27)", "is missing"),
    "terrain": (
        '"hill"',
        '"heap"',
        "region D, terrain (line 28)",
        "'heap' is not a terrain; write",
    ),
    "wrong box": ('"hill"', '"mud"', "region D, terrain (line 28)", "not lie in the surface box"),
    "symbol": (
        '["magic"]',
        '["magick"]',
        "region B, symbols (line 19)",
        "'magick' is not a symbol",
    ),
    "below only": (
        '["magic"]',
        '["volcano"]',
        "region B, symbols (line 19)",
        "not a symbol of the",
    ),
    "symbol twice": ('["magic"]', '["magic", "magic"]', "region B, symbols (line 19)", "twice"),
    "symbol text": (
        '["magic"]',
        '"magic"',
        "region B, symbols (line 19)",
        "is not a list of words",
    ),
    "at sea": (
        'name = "Gull Sound"',
        'name = "Gull Sound"\nsymbols = ["mine"]',
        "region A, symbols (line 15)",
        "mine needs land, not sea",
    ),
    "tribe text": ("tribe = true", 'tribe = "yes"', "region B, tribe (line 20)", "neither true"),
    "monsters above": ("tribe = true", "monsters = true", "region B, monsters (line 20)", "leave"),
    "tribe at sea": (
        'name = "Gull Sound"',
        'name = "Gull Sound"\ntribe = true',
        "region A, tribe (line 15)",
        "tribe needs land, not sea",
    ),
    "same slug": (
        'name = "Hill"',
        'name = "GULL sound!"',
        "region D, name (line 29)",
        "'gull-sound' is already region A",
    ),
    "no letters": ('name = "Hill"', 'name = "?!"', "region D, name (line 29)", "no letter and no"),
    "two lines": ('name = "Hill"', 'name = "Hi\\nll"', "region D, name (line 29)", "one line of"),
    "long name": ('"Hill"', f'"{"x" * 41}"', "region D, name (line 29)", "at most 40 characters"),
    "no land": (
        LITTLE[LITTLE.index("AAABBB") :],
        'AA\n\'\'\'\n[regions.A]\nterrain = "sea"\nname = "A"\n',
        "regions",
        "there is no land",
    ),
    "no regions": (LITTLE[LITTLE.index("[regions.A]") :], "", "regions", "is missing"),
    "regions a list": (
        LITTLE[LITTLE.index("[regions.A]") :],
        "[[regions]]\nA = 1",
        "regions",
        "there must be a table [regions.A]",
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
        ('"chasm"', '"mud"', "region C, symbols (line 19)", "a volcano needs a chasm, not mud"),
        (
            '["volcano"]',
            '["mine"]',
            "region C, symbols (line 19)",
            "not a symbol of the underground",
        ),
        ("monsters = true", "tribe = true", "region A, tribe (line 12)", "on the surface only"),
        (
            'name = "River"',
            'name = "River"\nmonsters = true',
            "region B, monsters (line 16)",
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
    assert error.place == "region I (line 19)"
    assert "no army can reach isle-of-sulk from the edge" in error.reason
    # The shore of a sea that touches the edge is reached over that sea.
    assert read(island.replace('"lake"', '"sea"').replace("HLLLH", "LLLLH", 1)).atlas.size == 3


def test_sixty_one_regions_are_possible_and_no_more() -> None:
    assert read(many_regions(61)).atlas.size == 61
    error = read_error(many_regions(62))
    assert (error.place, error.reason) == ("regions", "there are 62; at most 61 are possible")


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
        "region B, terrain"
    )
    assert read_error(inline.replace("'AB'", "'AZ'")).place == "grid row 1, column 2"


# --- never anything but a complaint


def only_complains(text: str) -> None:
    complaint: NotParsable | None = None
    try:
        read(text)
    except NotParsable as error:
        complaint = error
    if complaint:
        assert complaint.place
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
