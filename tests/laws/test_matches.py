"""Matches: undo, records, and continuing a record."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from elbowroom import (
    Match,
    NotLegal,
    NotYourTurn,
    Rng,
    legal_actions,
    load_match,
    read_record,
    replay,
    write_code,
    write_record,
)
from tests.random_games import Table, lively, tables


def match_of(table: Table) -> Match:
    return Match(
        table.map,
        box=table.box,
        seats=table.seats,
        seed=table.seed,
        options=table.options,
        names=["Ann", "Bo B."] if table.seed % 2 else [],
    )


def play(match: Match, rng: Rng, most: int, undo_one_in: int = 0) -> None:
    """Play random actions, sometimes undoing some."""
    for _ in range(most):
        if match.over:
            return
        match.submit(lively(match.state, legal_actions(match.state), rng), match.decider)
        possible = match.undoable()
        if undo_one_in and possible and rng.below(undo_one_in) == 0:
            match.undo(1 + rng.below(possible))


@given(tables())
@settings(max_examples=max(8, settings().max_examples // 2))
def test_undo_brings_back_the_very_same_position(table: Table) -> None:
    match = match_of(table)
    rng = Rng(table.seed + 1)
    codes: list[str] = []
    while not match.over:
        before = write_code(match.state)
        undoable = match.undoable()
        match.submit(lively(match.state, legal_actions(match.state), rng))
        possible = match.undoable()
        # Undoable actions grow by one, restart with another seat, or end with chance.
        assert possible in (undoable + 1, 1, 0)
        codes = [*codes[-undoable:], before][-possible:] if possible else []
        if possible and rng.below(3) == 0:
            number = 1 + rng.below(possible)
            after = write_code(match.state)
            match.undo(number)
            assert write_code(match.state) == codes[-number]
            codes = codes[:-number]
            if number == 1:
                match.submit(match.history[-2].text)
                codes.append(before)
                assert write_code(match.state) == after


@given(tables())
def test_undo_ends_at_results_of_chance_and_actions_of_other_seats(table: Table) -> None:
    match = match_of(table)
    rng = Rng(table.seed)
    while not match.over:
        seat = match.decider
        length = len(match.history)
        match.submit(lively(match.state, legal_actions(match.state), rng))
        if len(match.history) > length + 1:
            assert match.undoable() == 0
            with pytest.raises(NotLegal):
                match.undo()
        assert match.undoable() == 0 or match.undoable(seat) == match.undoable()
        others = [other for other in range(1, match.state.seats + 1) if other != seat]
        assert all(match.undoable(other) == 0 for other in others)


@given(tables())
def test_nobody_acts_out_of_turn(table: Table) -> None:
    match = match_of(table)
    rng = Rng(table.seed)
    for _ in range(60):
        before = write_code(match.state)
        act = lively(match.state, legal_actions(match.state), rng)
        assert match.decider is not None
        other = match.decider % match.state.seats + 1
        with pytest.raises(NotYourTurn):
            match.submit(act, other)
        assert write_code(match.state) == before
        match.submit(act, match.decider)


@given(tables())
def test_a_record_replays_to_the_same_record(table: Table) -> None:
    match = match_of(table)
    play(match, Rng(table.seed + 2), 10_000, undo_one_in=20)
    text = write_record(match)
    loaded = load_match(text, "a game")
    assert write_record(loaded) == text
    assert write_code(loaded.state) == write_code(match.state)
    assert loaded.winners() == match.winners()
    assert loaded.fair
    record = read_record(text, "a game")
    assert len(list(replay(record))) == len(text.splitlines()) - 1 - len(record.header)


@given(tables())
def test_a_loaded_match_continues_like_the_original(table: Table) -> None:
    match = match_of(table)
    play(match, Rng(table.seed + 2), 30 + table.seed % 100, undo_one_in=10)
    loaded = load_match(write_record(match))
    for one in (match, loaded):
        play(one, Rng(table.seed + 3), 80)
    assert write_record(loaded) == write_record(match)
