"""Position codes: one line, safe in an address, and honest about what is wrong."""

from __future__ import annotations

import re

import pytest

from elbowroom import Match, NotParsable, Rng, apply, imagine, read_code, view, write_code
from elbowroom.notation.code import read_sketch
from tests.worlds import Table, position, step


def code_of(table: Table, steps: int = 80) -> str:
    s = table.start()
    rng = Rng(3)
    for _ in range(steps):
        apply(s, step(s, rng))
    return write_code(s)


def mistake(code: str) -> NotParsable:
    with pytest.raises(NotParsable) as caught:
        read_code(code)
    assert caught.value.source == "position code"
    return caught.value


def test_a_code_is_one_word_that_names_its_version_and_map() -> None:
    code = code_of(Table("surface-4"))
    assert re.fullmatch(r"e1\.surface-4\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{3}", code)
    assert len(code) < 600


def test_a_code_keeps_house_rules_and_seats() -> None:
    table = Table("surface-3", "mixed", 4, ("sea_entry", "open_coins"))
    s = read_code(code_of(table))
    assert s.seats == 4
    assert s.book.box == "mixed"
    assert s.options.chosen == {"sea_entry": False, "open_coins": True}


def test_spaces_around_a_code_do_not_matter() -> None:
    code = code_of(Table("underground-2"))
    assert write_code(read_code(f"  {code}\n")) == code


def test_every_single_slip_is_noticed() -> None:
    code = code_of(Table("surface-2"))
    start = code.index(".", 4) + 1
    for place in range(start, len(code)):
        for letter in "Aq7_":
            if letter != code[place] and code[place] != ".":
                mistake(code[:place] + letter + code[place + 1 :])
        mistake(code[:place] + code[place + 1 :])


@pytest.mark.parametrize(
    "code", ["", "e1", "e1.surface-2", "hello.world.is.it", "e1...", "e1.a.b.c.d"]
)
def test_what_is_no_code_is_told_how_one_looks(code: str) -> None:
    error = mistake(code)
    assert "looks like" in error.reason or "there is no map" in error.reason


def test_a_code_of_another_version_is_refused() -> None:
    assert "e1.surface-4" in mistake(code_of(Table("surface-2")).replace("e1", "e2", 1)).reason


def test_a_map_that_is_not_there_is_named() -> None:
    error = mistake(code_of(Table("surface-2")).replace("surface-2", "surface-9"))
    assert error.place == "map"
    assert "'surface-9'" in error.reason
    assert "surface-2" in error.reason


def test_a_wrong_check_is_told_as_a_slip() -> None:
    code = code_of(Table("surface-2"))
    error = mistake(code[:-1] + ("A" if code[-1] != "A" else "B"))
    assert error.place == "check"


def test_a_code_with_hidden_coins_wants_to_be_imagined() -> None:
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
    match.state.incomes[1] = 9
    match.state.coins[1] = 99
    assert match.view(1).code == before
    assert match.view(2).code != view(match.state, 1).code
    assert list(match.state.incomes)[:2] == [0, 9], "looking changes nothing"


def test_the_code_of_a_little_map_is_read_with_its_board() -> None:
    s = position("seats: [{}, {}]")
    with pytest.raises(NotParsable, match="no map 'inline'"):
        read_code(write_code(s))
    assert write_code(read_sketch(write_code(s), s.atlas).state) == write_code(s)
