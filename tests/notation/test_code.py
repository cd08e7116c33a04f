"""Position codes: one line, safe in a URL, with clear errors."""

from __future__ import annotations

import re

import pytest

from elbowroom import Match, NotParsable, Rng, apply, imagine, read_code, view, write_code
from elbowroom.notation.code import read_sketch
from elbowroom.notation.stream import check_letters
from tests.positions import position
from tests.random_games import Table, step


def code_of(table: Table, steps: int = 80) -> str:
    s = table.start()
    rng = Rng(3)
    for _ in range(steps):
        apply(s, step(s, rng))
    return write_code(s)


def mistake(code: str) -> NotParsable:
    with pytest.raises(NotParsable) as excinfo:
        read_code(code)
    assert excinfo.value.source == "code"
    return excinfo.value


def test_a_code_is_one_word_that_names_its_version_and_map() -> None:
    code = code_of(Table("surface-4"))
    assert re.fullmatch(r"e2\.surface-4\.[0-9a-f]{8}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{3}", code)
    assert len(code) < 600


def test_a_code_keeps_house_rules_and_seats() -> None:
    table = Table("surface-3", "mixed", 4, ("sea_entry", "open_coins"))
    s = read_code(code_of(table))
    assert s.seats == 4
    assert s.book.box == "mixed"
    assert s.options.chosen == {"sea_entry": False, "open_coins": True}


def checked(*parts: str) -> str:
    """A code of these parts whose last letters are right."""
    body = ".".join(parts)
    return f"{body}.{check_letters(body)}"


def with_parts(code: str, **parts: str) -> str:
    """A code with other choices or contents, and the letters that fit."""
    version, map, contents, *choices, numbers, _ = code.split(".")
    choices = [parts["choices"]] if "choices" in parts else choices
    return checked(version, map, parts.get("contents", contents), *choices, numbers)


def test_a_code_has_house_rules_and_what_is_left_out_by_key() -> None:
    match = Match(
        "surface-3", box="mixed", seed=4, without=["orcs", "keep"],
        options={"sea_entry": False, "open_coins": True},
    )  # fmt: skip
    code = write_code(match.state)
    assert ".o~open_coins~-sea_entry.w~orcs~keep." in code
    s = read_code(code)
    assert s.book.without == ["orcs", "keep"]
    assert s.book.race_number("orcs") == -1
    assert write_code(s) == code


@pytest.mark.parametrize(
    ("choices", "place", "message"),
    [
        ("o~flat_earth", "options", "there is no “flat_earth”"),
        ("w~moles", "without", "there is no “moles”"),
        ("w~orcs~orcs", "without", "“orcs” is there twice"),
        ("x~orcs", "", "“x~orcs” is not possible here"),
    ],
)
def test_invalid_choices_are_named(choices: str, place: str, message: str) -> None:
    error = mistake(with_parts(code_of(Table("surface-2")), choices=choices))
    assert error.place == place
    assert message in error.reason


def test_unknown_contents_are_refused() -> None:
    error = mistake(with_parts(code_of(Table("surface-2")), contents="01234567"))
    assert error.place == "contents"
    assert "“01234567”" in error.reason


def test_contents_of_another_box_are_refused() -> None:
    below = code_of(Table("underground-2")).split(".")[2]
    error = mistake(with_parts(code_of(Table("surface-2")), contents=below))
    assert (error.place, error.reason) == (
        "box",
        "the map surface-2 does not belong to the box “underground”",
    )


def test_spaces_around_a_code_do_not_matter() -> None:
    code = code_of(Table("underground-2"))
    assert write_code(read_code(f"  {code}\n")) == code


def test_every_changed_letter_is_noticed() -> None:
    code = code_of(Table("surface-2"))
    start = code.index(".", 4) + 1
    for place in range(start, len(code)):
        for letter in "Aq7_":
            if letter != code[place] and code[place] != ".":
                mistake(code[:place] + letter + code[place + 1 :])
        mistake(code[:place] + code[place + 1 :])


@pytest.mark.parametrize(
    "code", ["", "e2", "e2.surface-2", "hello.world.is.it", "e2.a.b.c.d.e.f.g"]
)
def test_an_error_shows_what_a_code_looks_like(code: str) -> None:
    error = mistake(code)
    assert "looks like" in error.reason or error.place == "map"


def test_a_code_of_the_first_version_is_refused_in_one_clear_sentence() -> None:
    error = mistake("e1.surface-2.ABCDEF.xyz")
    assert error.place == "version"
    assert error.reason == "codes that begin with e1 are of older rules and can no longer be read"


def test_a_code_of_a_later_version_is_refused() -> None:
    assert "e2.surface-4" in mistake(code_of(Table("surface-2")).replace("e2", "e3", 1)).reason


def test_an_unknown_map_is_named() -> None:
    body, _, _ = code_of(Table("surface-2")).replace("surface-2", "surface-9").rpartition(".")
    error = mistake(f"{body}.{check_letters(body)}")
    assert error.place == "map"
    assert "“surface-9”" in error.reason
    assert "surface-2" in error.reason


def test_wrong_check_letters_are_reported() -> None:
    code = code_of(Table("surface-2"))
    error = mistake(code[:-1] + ("A" if code[-1] != "A" else "B"))
    assert error.place == "check"


def test_a_code_with_hidden_coins_must_be_imagined() -> None:
    match = Match("surface-3", seed=4)
    hidden = match.view(2).code
    assert hidden.count("?") == 2
    assert mistake(hidden).place == "coins"
    assert read_sketch(hidden).purses == [None, 5, None]
    assert imagine(hidden, 1).coins[1] == 5


def test_a_spectator_sees_no_purse() -> None:
    assert Match("surface-4", seed=4).view(None).code.count("?") == 4


def test_hidden_incomes_are_not_written() -> None:
    match = Match("surface-2", seed=4)
    before = match.view(1).code
    match.state.own_supply()
    match.state.incomes[1] = 9
    match.state.coins[1] = 99
    assert match.view(1).code == before
    assert match.view(2).code != view(match.state, 1).code
    assert list(match.state.incomes)[:2] == [0, 9], "looking changes nothing"


def test_the_code_of_an_inline_map_needs_its_board() -> None:
    s = position("seats: [{}, {}]")
    with pytest.raises(NotParsable, match="map: “inline” is not possible"):
        read_code(write_code(s))
    assert write_code(read_sketch(write_code(s), s.atlas).state) == write_code(s)
