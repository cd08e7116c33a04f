"""Copies, codes and seeds: copies are independent, codes and seeds reproduce positions."""

from __future__ import annotations

from hypothesis import given

from elbowroom import (
    CHANCE,
    OVER,
    Match,
    Rng,
    State,
    action_text,
    apply,
    legal_actions,
    read_code,
    write_code,
)
from elbowroom.packed import vec
from elbowroom.rules.faults import faults
from elbowroom.traits.trait import Trait
from tests.random_games import SEEDS, Table, lively, mixed_styles, step, tables, walk


@given(tables())
def test_no_earlier_copy_ever_changes(table: Table) -> None:
    """Old copies are kept with their codes; some are played on themselves, apart from the rest."""
    s = table.start()
    copies: list[tuple[State, str]] = []
    aside = Rng(table.seed + 1)
    for number, _ in enumerate(walk(s, Rng(table.seed))):
        if number % 9 == 0:
            twin = s.copy()
            copies.append((twin, write_code(twin)))
        if number % 45 == 0:
            before = write_code(s)
            branch = copies[-1][0].copy()
            for _ in range(30):
                if branch.phase != OVER:
                    apply(branch, step(branch, aside))
            assert write_code(s) == before
    for twin, code in copies:
        assert write_code(twin) == code


@given(tables())
def test_a_copy_plays_on_like_its_original(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed)
    for _ in range(60 + table.seed % 200):
        if s.phase != OVER:
            apply(s, step(s, rng))
    other, twin = s.copy(), rng.copy()
    for _ in range(80):
        if s.phase == OVER:
            break
        assert legal_actions(s) == legal_actions(other)
        apply(s, step(s, rng))
        apply(other, step(other, twin))
    assert write_code(s) == write_code(other)


@given(tables())
def test_a_position_read_from_its_code_is_the_same_position(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed)
    for number, _ in enumerate(walk(s, rng, mixed_styles(table.seed))):
        if number % 12 == 0:
            code = write_code(s)
            other = read_code(code)
            assert write_code(other) == code
            assert faults(other) == []
            assert legal_actions(other) == legal_actions(s)
            assert code.isascii()
            assert not set(code) & set(" /?#&%+=")
    assert write_code(read_code(write_code(s))) == write_code(s)


@given(tables())
def test_a_position_read_from_its_code_plays_on_like_its_original(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed)
    for _ in range(40 + table.seed % 150):
        if s.phase != OVER:
            apply(s, step(s, rng))
    other, twin = read_code(write_code(s)), rng.copy()
    for _ in range(60):
        if s.phase == OVER:
            break
        apply(s, step(s, rng))
        apply(other, step(other, twin))
        assert write_code(other) == write_code(s)


@given(tables())
def test_the_same_seed_brings_the_same_game(table: Table) -> None:
    one, other = _play_match(table), _play_match(table)
    assert [entry.text for entry in one.history] == [entry.text for entry in other.history]
    assert write_code(one.state) == write_code(other.state)


def _play_match(table: Table) -> Match:
    match = Match(
        table.map, box=table.box, seats=table.seats, seed=table.seed, options=table.options
    )
    rng = Rng(table.seed + 7)
    while not match.over:
        match.submit(lively(match.state, legal_actions(match.state), rng))
    return match


@given(SEEDS, SEEDS)
def test_another_seed_brings_another_column(seed: int, other: int) -> None:
    """There are so many columns that two seeds with the same one are a bug."""
    if seed != other:
        columns = [
            [(combo.race.key, combo.power.key) for combo in Match(seed=seed_).state.column]
            for seed_ in (seed, other)
        ]
        assert columns[0] != columns[1]


def coins(s: State) -> list[int]:
    return [s.coins[seat] for seat in range(s.seats)]


@given(tables())
def test_the_order_of_traits_does_not_matter(table: Table) -> None:
    s = table.start()
    other = s.copy()
    rng = Rng(table.seed)
    while s.phase != OVER:
        act = step(s, rng)
        if s.decider != CHANCE:
            assert set(legal_actions(other)) == set(legal_actions(s))
        apply(s, act)
        apply(other, act)
        assert coins(other) == coins(s), f"after {action_text(s, act)}"
        if s.decider == CHANCE or s.phase == OVER:
            assert write_code(other) == write_code(s), f"after {action_text(s, act)}"
        for army in other.armies():
            army.traits = vec[Trait](list(army.traits)[::-1])
