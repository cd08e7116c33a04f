"""A view shows what its seat may know and nothing more (G22)."""

from __future__ import annotations

from hypothesis import given

from elbowroom import OVER, Observation, Rng, State, imagine, view, write_code
from tests.random_games import Table, tables, walk


def _with_other_purses(s: State, viewer: int | None, rng: Rng) -> State:
    """A position that looks the same to *viewer* (from 0; None for a spectator)."""
    other = s.copy()
    other.own_supply()
    for seat in range(s.seats):
        if seat != viewer:
            other.coins[seat] = rng.below(200)
            other.incomes[seat] = rng.below(30)
    return other


def _hidden(table: Table) -> bool:
    return "open_coins" not in table.switched


@given(tables())
def test_positions_that_differ_only_in_hidden_coins_look_alike(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed + 3)
    for number, _ in enumerate(walk(s, Rng(table.seed))):
        if number % 40 or not _hidden(table):
            continue
        for viewer in (*range(s.seats), None):
            seat = None if viewer is None else viewer + 1
            other = _with_other_purses(s, viewer, rng)
            mine, theirs = view(s, seat), view(other, seat)
            assert mine.to_dict() == theirs.to_dict()
            assert mine.code == theirs.code
            assert mine == theirs


@given(tables())
def test_positions_that_differ_only_in_hidden_coins_give_the_same_observation(
    table: Table,
) -> None:
    """The whole state that a bot gets, not only what a view shows of it."""
    s = table.start()
    rng = Rng(table.seed + 3)
    for number, _ in enumerate(walk(s, Rng(table.seed))):
        if number % 40 or not _hidden(table):
            continue
        for viewer in (*range(s.seats), None):
            seat = None if viewer is None else viewer + 1
            other = _with_other_purses(s, viewer, rng)
            mine, theirs = Observation(s, seat), Observation(other, seat)
            assert write_code(mine.state) == write_code(theirs.state)
            assert mine.state.journal is None
            assert mine.view == view(s, seat)


@given(tables())
def test_a_seat_sees_its_own_coins_and_no_others(table: Table) -> None:
    s = table.start()
    for number, _ in enumerate(walk(s, Rng(table.seed))):
        if number % 25:
            continue
        for seat in range(1, s.seats + 1):
            for seat_view in view(s, seat).seats:
                known = seat_view.seat == seat or not _hidden(table)
                assert seat_view.coins == (s.coins[seat_view.seat - 1] if known else None)
                assert seat_view.last_income == (s.incomes[seat_view.seat - 1] if known else None)
    assert s.phase == OVER
    assert [seat_view.coins for seat_view in view(s, None).seats] == [
        s.coins[n] for n in range(s.seats)
    ]


@given(tables())
def test_an_imagined_position_has_the_same_view(table: Table) -> None:
    """Everything but other seats' coins is known, so it survives the guess."""
    s = table.start()
    for number, _ in enumerate(walk(s, Rng(table.seed))):
        if number % 50:
            continue
        for seat in (1, int(s.seats), None):
            original_view = view(s, seat)
            guess = imagine(Observation(s, seat), table.seed)
            assert write_code(guess) == write_code(imagine(original_view, table.seed))
            assert view(guess, seat) == original_view
            assert all(guess.coins[n] >= 0 for n in range(s.seats))
            expected = s.copy()
            expected.own_supply()
            for other in range(s.seats):
                expected.coins[other] = guess.coins[other]
                expected.incomes[other] = guess.incomes[other]
            assert write_code(expected) == write_code(guess)
