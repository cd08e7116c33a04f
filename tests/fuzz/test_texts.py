"""Wrong text of any kind causes an error that says what is wrong, and nothing else."""

from __future__ import annotations

import zlib
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from elbowroom import (
    OVER,
    ElbowroomError,
    NotParsable,
    Rng,
    State,
    apply,
    imagine,
    legal_actions,
    load_match,
    new_game,
    parse_action,
    read_code,
    view,
    write_code,
)
from elbowroom.atlas.inline import read_inline
from elbowroom.atlas.read import read_board
from elbowroom.notation.actions import action_text
from elbowroom.notation.position import read_options, read_position
from elbowroom.notation.scenario import StepFailed, read_scenario, run_scenario
from elbowroom.rules.faults import faults
from tests.fuzz.mutate import ANYTHING, is_clear, mutate_data, mutate_text
from tests.quick_yaml import load_text
from tests.random_games import ROOT, SCENARIOS, Table, step

SOURCE = "some-file"
BOARDS = sorted((ROOT / "src" / "elbowroom" / "atlas" / "boards").glob("*.toml"))
GAMES = sorted((ROOT / "tests" / "games").glob("*.game"))
BOARD_TEXTS = [file.read_text(encoding="utf-8") for file in BOARDS]
GAME_TEXTS = [file.read_text(encoding="utf-8") for file in GAMES]
SCENARIO_TEXTS = [file.read_text(encoding="utf-8") for file in SCENARIOS]
POSITIONS = [load_text(text) for text in SCENARIO_TEXTS]
MAPS = [(data["map"], data.get("box", "surface")) for data in POSITIONS]
LITTLE_MAPS = [(drawn, box) for drawn, box in MAPS if isinstance(drawn, dict)]

MORE = settings(max_examples=settings().max_examples * 8)
SOME = settings(max_examples=settings().max_examples * 3)


# ---------------------------------------------------------------------- boards and maps


@given(mutate_text(BOARD_TEXTS) | st.text())
@SOME
def test_boards(text: str) -> None:
    try:
        board = read_board(text, SOURCE)
    except NotParsable as error:
        is_clear(error, SOURCE)
    else:
        assert board.atlas.size == len(board.atlas.sites)


@given(
    mutate_data([drawn for drawn, _ in LITTLE_MAPS]) | ANYTHING,
    st.sampled_from(["surface", "underground", "mixed"]),
)
@MORE
def test_little_maps(drawn: Any, box: str) -> None:
    try:
        atlas = read_inline(drawn, SOURCE, box)
    except NotParsable as error:
        is_clear(error, SOURCE)
    else:
        assert atlas.rounds >= 1


# ---------------------------------------------------------------------- positions and scenarios


@given(mutate_data(POSITIONS) | ANYTHING)
@MORE
def test_positions(data: Any) -> None:
    try:
        s = read_position(data, SOURCE).state
    except NotParsable as error:
        is_clear(error, SOURCE)
    else:
        assert faults(s) == []
        assert legal_actions(s)
        _wander(s)


def _wander(s: State, steps: int = 25) -> None:
    """Play on from a position that could be read."""
    rng = Rng(zlib.crc32(str(s.round).encode()))
    for _ in range(steps):
        if s.phase == OVER:
            return
        apply(s, step(s, rng))
        assert faults(s) == []


@given(mutate_text(SCENARIO_TEXTS) | st.text())
@MORE
@example("title: x\nsteps: &a [*a]")
@example("- " * 5000)
@example("{" * 5000)
@example("a: !!python/object/apply:os.system [ls]")
@example("title: 2026-99-99\nseats: 0x")
@example("? [a]\n: b")
def test_scenarios(text: str) -> None:
    try:
        run_scenario(read_scenario(text, SOURCE))
    except (NotParsable, StepFailed) as error:
        is_clear(error, SOURCE)


@given(
    st.dictionaries(st.text(max_size=20) | st.sampled_from(["sea_entry", "open_coins"]), ANYTHING)
    | ANYTHING
)
@SOME
def test_options(data: Any) -> None:
    try:
        options = read_options(data, SOURCE)
    except NotParsable as error:
        is_clear(error, SOURCE)
    else:
        assert all(isinstance(on, bool) for on in options.chosen.values())


def _names_what_was_asked_for(error: NotParsable) -> None:
    assert error.place in ("map", "box", "seats", "options")
    assert error.reason


@given(
    st.text(max_size=12),
    st.text(max_size=12),
    st.integers(-2, 9),
    st.dictionaries(st.text(max_size=5), st.booleans(), max_size=2),
)
@SOME
def test_new_games(map: str, box: str, seats: int, options: dict[str, bool]) -> None:
    for name in (map, "surface-2"):
        try:
            new_game(name, box=box, seats=seats, options=options)
        except NotParsable as error:
            _names_what_was_asked_for(error)


# ---------------------------------------------------------------------- actions


def _texts_of(s: State) -> list[str]:
    rng = Rng(5)
    texts = set()
    for _ in range(120):
        if s.phase != OVER:
            texts |= {action_text(s, act) for act in legal_actions(s)[:40]}
            apply(s, step(s, rng))
    return sorted(texts)


ABOVE, BELOW = Table("surface-3", "mixed").start(), Table("underground-3", "mixed").start()
ACTION_TEXTS = _texts_of(ABOVE.copy()) + _texts_of(BELOW.copy())


@given(mutate_text(ACTION_TEXTS, 2) | st.text(max_size=40), st.booleans())
@MORE
def test_actions(text: str, above: bool) -> None:
    s = ABOVE if above else BELOW
    try:
        act = parse_action(s, text, SOURCE)
    except NotParsable as error:
        is_clear(error, SOURCE)
    else:
        assert parse_action(s, action_text(s, act), SOURCE) is act


# ---------------------------------------------------------------------- records


@given(mutate_text(GAME_TEXTS) | st.text())
@SOME
def test_records(text: str) -> None:
    try:
        load_match(text, SOURCE)
    except ElbowroomError as error:
        is_clear(error, SOURCE)


# ---------------------------------------------------------------------- position codes


def _codes() -> list[str]:
    codes = []
    for number, (name, box) in enumerate(
        (("surface-2", ""), ("underground-3", ""), ("surface-4", "mixed"))
    ):
        s = Table(name, box).start()
        rng = Rng(number)
        while s.phase != OVER:
            apply(s, step(s, rng))
            if rng.below(25) == 0:
                codes.append(write_code(s))
                codes.append(view(s, 1).code)
    return codes


CODES = _codes()
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def signed(code: str) -> str:
    """The code with valid check letters, as an attacker would make it."""
    body = code.rpartition(".")[0]
    total = 7
    for letter in body:
        total = (total * 131 + ord(letter)) % 64**3
    return body + "." + "".join(LETTERS[total >> 6 * n & 63] for n in range(3))


def test_the_check_letters_are_those_of_the_notation() -> None:
    assert all(signed(code) == code for code in CODES)


def _check_code(code: str) -> None:
    try:
        s = imagine(code, 1)
    except NotParsable as error:
        is_clear(error, "code")
        return
    # A position that could be read can at least be shown.
    assert faults(s) == []
    assert s.phase == OVER or legal_actions(s)


@given(mutate_text(CODES, 3) | st.text())
@SOME
def test_codes(code: str) -> None:
    _check_code(code)


@given(st.sampled_from(CODES), st.integers(0, 10**6), st.sampled_from(LETTERS + "?"))
@MORE
def test_codes_with_one_letter_changed_and_signed(code: str, place: int, letter: str) -> None:
    *head, numbers, check = code.split(".")
    place %= len(numbers)
    numbers = numbers[:place] + letter + numbers[place + 1 :]
    _check_code(signed(".".join([*head, numbers, check])))


@given(st.sampled_from(CODES))
@SOME
def test_a_hidden_code_is_refused_as_a_full_one(code: str) -> None:
    if "?" in code:
        with pytest.raises(NotParsable) as excinfo:
            read_code(code)
        assert excinfo.value.place == "coins"
    else:
        assert write_code(read_code(code)) == code
