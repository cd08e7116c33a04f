"""Coins: what the engine pays agrees with a recount and with its explanations."""

from __future__ import annotations

from hypothesis import given

from elbowroom import OVER, Rng, State, action_text, apply, income, winners
from elbowroom.rules.events import Conquered, Event, Roamed, Sacrificed, Scored
from tests.laws.recount import Ledger, keys_of
from tests.random_games import Table, mixed_styles, step, tables, walk


@given(tables())
def test_every_income_recounted_from_scratch_is_the_same(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed)
    choose = mixed_styles(table.seed)
    ledger = Ledger()
    scorings = 0
    while s.phase != OVER:
        act = step(s, rng, choose)
        text = action_text(s, act)
        before = s.copy()
        s.journal = []
        apply(s, act)
        ledger.note(before, text, s.journal)
        passed = _moment(before) != _moment(s)
        if (passed or s.scored) and not before.scored:
            seat = before.turn
            purses = [before.coins[n] for n in range(s.seats)]
            assert s.incomes[seat] == ledger.income(s, seat, purses), f"after {text}"
            scorings += 1
        if passed:
            ledger = Ledger()
    assert scorings == s.seats * s.atlas.rounds


def _moment(s: State) -> tuple[int, int, bool]:
    return s.round, s.turn, s.phase == OVER


@given(tables())
def test_the_bank_pays_for_scorings_martyrs_and_sacrifices_only(table: Table) -> None:
    """Prices of combos and tolls only change hands."""
    s = table.start()
    for act in walk(s, Rng(table.seed)):
        other = s.copy()
        other.journal = []
        apply(other, act)
        paid = sum(_from_the_bank(s, event) for event in other.journal)
        assert _all_coins(other) - _all_coins(s) == paid


def _from_the_bank(before: State, event: Event) -> int:
    if isinstance(event, Scored):
        collected = sum(part.amount for part in event.parts if part.key == "income-collected")
        return int(event.coins) - int(collected)
    if isinstance(event, Sacrificed):
        return int(event.coins)
    if isinstance(event, Roamed) and not before.options.balrog_counts_as_player:
        return 0
    if not isinstance(event, Conquered | Roamed):
        return 0
    holder = before.holder(event.region)
    if holder is None or not holder.active or holder.seat == event.seat:
        return 0
    return 1 if "martyr" in keys_of(before, holder) else 0


def _all_coins(s: State) -> int:
    """The coins of all seats and of all combos."""
    return sum(s.coins[n] for n in range(s.seats)) + sum(combo.coins for combo in s.column)


@given(tables())
def test_an_income_is_the_sum_of_its_parts(table: Table) -> None:
    s = table.start()
    for number, _ in enumerate(walk(s, Rng(table.seed))):
        if number % 5 == 0:
            for seat in range(s.seats):
                total = income(s, seat)
                assert total.total == sum(part.amount for part in total.parts)
                assert all(part.amount > 0 for part in total.parts)


@given(tables())
def test_the_richest_win_and_tokens_break_ties(table: Table) -> None:
    s = table.start()
    for _ in walk(s, Rng(table.seed)):
        pass
    standing = [(s.coins[n], _tokens_on_board(s, n)) for n in range(s.seats)]
    best = max(standing)
    assert winners(s) == [n for n in range(s.seats) if standing[n] == best]


def _tokens_on_board(s: State, seat: int) -> int:
    return sum(
        s.tokens[region]
        for region in range(s.atlas.size)
        if (holder := s.holder(region)) is not None and holder.seat == seat
    )
