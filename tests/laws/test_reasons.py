"""Explanations agree with what happens: prices are paid, refusals have reasons."""

from __future__ import annotations

from hypothesis import given

from elbowroom import (
    CHANCE,
    OVER,
    Action,
    Reason,
    Rng,
    State,
    action_text,
    apply,
    is_legal,
    legal_actions,
    price,
    why_not,
    write_code,
)
from elbowroom.masks import bit, regions_of
from elbowroom.rules import actions as a
from elbowroom.rules.actions import action
from elbowroom.rules.die import FACES, HIGHEST
from elbowroom.rules.means import DISCOUNTS, MEANS, SUBSTITUTES, priced_sets
from elbowroom.rules.pending import CHOOSE_MEANS
from elbowroom.rules.pieces import BALROG, FIRST_FIND, HAMMER, RING, SCEPTER
from elbowroom.rules.quote import Quote, current_quote
from elbowroom.words import entries
from tests.random_games import Table, step, tables, walk

WORDS = entries("en")
PLACEABLE = [*range(FIRST_FIND), RING, SCEPTER, a.COPY_OF + RING, a.COPY_OF + SCEPTER]


def any_action(s: State, rng: Rng) -> Action:
    """Any action that makes sense as words on this board, legal or not."""
    kind = rng.below(a.END + 1)
    region = rng.below(s.atlas.size)
    if kind == a.PICK_SLOT:
        return action(kind, rng.below(7), 1, rng.below(3) * rng.below(7))
    if kind in (a.CONQUER, a.ROLL):
        chosen = MEANS[rng.below(len(MEANS))].mark * (rng.below(3) // 2)
        return action(kind, region, 1, chosen)
    if kind == a.DEPLOY:
        return action(kind, region, 1 + rng.below(4))
    if kind == a.PLACE:
        return action(kind, region, 1 + rng.below(2), PLACEABLE[rng.below(len(PLACEABLE))])
    if kind == a.MOVE:
        return action(kind, region, 1, BALROG - rng.below(2))
    if kind == a.ALLY:
        return action(kind, rng.below(s.seats))
    plain = kind in (a.DECLINE, a.ROLL_FIRST, a.STOP, a.END)
    return action(kind, 0 if plain else region)


@given(tables())
def test_an_action_is_legal_exactly_if_there_is_no_reason_against_it(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed + 5)
    for number, _ in enumerate(walk(s, Rng(table.seed))):
        if number % 10:
            continue
        legal = set(legal_actions(s))
        for act in legal:
            assert why_not(s, act) is None
        before = write_code(s)
        for _ in range(8):
            _check_refusal(s, any_action(s, rng), legal)
        assert write_code(s) == before
    assert why_not(s, action(a.END)) is not None


def _check_refusal(s: State, act: Action, legal: set[Action]) -> None:
    reason = why_not(s, act)
    text = action_text(s, act)
    assert (reason is None) == is_legal(s, act), text
    if act.amount == 1:
        assert (reason is None) == (act in legal), text
    if reason is not None:
        assert reason.key in WORDS, f"{text}: {reason.key}"
        assert all(isinstance(value, int) for value in reason.numbers.values())
        assert act.detail or reason.key != "why-means-useless", text
        _check_numbers(reason, text)


def _check_numbers(reason: Reason, text: str) -> None:
    """The numbers of a reason agree with the position."""
    price, hand = reason.numbers.get("price", 0), reason.numbers.get("hand", 0)
    if reason.key == "why-too-expensive":
        assert price > hand, text
    elif reason.key == "why-affordable-without-die":
        assert price <= hand, text
    elif reason.key == "why-die-too-far":
        assert price > hand + HIGHEST, text


@given(tables())
def test_several_tokens_at_once_are_legal_where_that_many_single_ones_are(table: Table) -> None:
    s = table.start()
    for number, act in enumerate(walk(s, Rng(table.seed))):
        if act.kind == a.DEPLOY and number % 2 == 0:
            for amount in (2, 3, 7):
                several = action(a.DEPLOY, act.index, amount)
                assert is_legal(s, several) == _one_by_one(s, act, amount)


def _one_by_one(s: State, act: Action, amount: int) -> bool:
    """Whether *act* can be taken so often, while the same question is being asked."""
    other = s.copy()
    acting = None if s.acting is None else s.acting.race
    for _ in range(amount):
        same = other.acting is not None and other.acting.race is acting
        if other.phase != s.phase or not same or act not in legal_actions(other):
            return False
        apply(other, act)
    return True


@given(tables())
def test_a_price_is_the_sum_of_its_parts_and_what_is_paid(table: Table) -> None:
    s = table.start()
    for number, _ in enumerate(walk(s, Rng(table.seed))):
        if s.decider == CHANCE or number % 3:
            continue
        for act in legal_actions(s):
            if act.kind == a.CONQUER:
                _check_price(s, act)


def _check_price(s: State, act: Action) -> None:
    total = price(s, act.index, act.detail)
    assert total.total == sum(part.amount for part in total.parts)
    assert all(part.key in WORDS for part in total.parts)
    other = s.copy()
    apply(other, act)
    paid = other.tokens[act.index] + other.pile(HAMMER, act.index)
    if act.detail & SUBSTITUTES:
        assert (total.total, paid) == (0, 1)
        return
    assert paid == total.total


@given(tables())
def test_a_conquest_takes_its_price_out_of_the_hand(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed)
    while s.phase != OVER:
        act = step(s, rng)
        me = s.acting
        if act.kind == a.CONQUER and me is not None and me.ready and not act.detail & SUBSTITUTES:
            in_hand = me.hand + me.pooled(HAMMER)
            apply(s, act)
            spent = s.tokens[act.index] + s.pile(HAMMER, act.index)
            # Survivors of an own army hit by its own Ghouls go to another hand.
            assert in_hand - spent == me.hand + me.pooled(HAMMER)
        else:
            apply(s, act)


# ---------------------------------------------------------------------- the quote


@given(tables())
def test_a_quote_agrees_with_what_is_legal_and_what_happens(table: Table) -> None:
    s = table.start()
    for number, _ in enumerate(walk(s, Rng(table.seed))):
        quote = current_quote(s)
        if quote is None or number % 3:
            continue
        legal = set(legal_actions(s))
        for region in regions_of(s.atlas.land | s.atlas.water):
            _check_membership(quote, region, legal)
        for act in legal:
            if act.kind == a.CONQUER and not act.detail & SUBSTITUTES:
                _check_conquest(quote, act)
        for act in [act for act in legal if act.kind == a.ROLL][:3]:
            _check_roll(quote, act)


def _check_membership(quote: Quote, region: int, legal: set[Action]) -> None:
    """A region may be conquered, or rolled for, exactly when its own figures say so."""
    s, one = quote.s, bit(region)
    for by in (0, *priced_sets(quote.means)):
        inside = bool(quote.field(by) & one) and quote.strength(region) > 0 and quote.force > 0
        missing = quote.missing(region, by)
        barred = quote.must_roll() and not quote.wary & one
        may = inside and missing <= 0 and not barred
        assert may == (action(a.CONQUER, region, 1, by) in legal)
        assert (quote.due(region, by) <= quote.strength(region)) == (missing <= 0) or not may
        if quote.own_die & one:
            throws = quote.odds(region, by) > 0 and not by & DISCOUNTS
        else:
            aimed = not quote.rolls_freely() or bool(quote.wary & one)
            throws = aimed and not quote.die_is_spent() and 0 < missing <= HIGHEST
        may_roll = inside and s.die < 0 and throws
        assert may_roll == (action(a.ROLL, region, 1, by) in legal)


def _check_conquest(quote: Quote, act: Action) -> None:
    due = quote.due(act.index, act.detail)
    total = price(quote.s, act.index, act.detail)
    assert (due, quote.toll(act.index)) == (total.total, total.toll)
    after = quote.s.copy()
    apply(after, act)
    assert due == after.tokens[act.index] + after.pile(HAMMER, act.index)


def _check_roll(quote: Quote, act: Action) -> None:
    """Try every face of the die: the region is conquered as often as the quote says."""
    successes = 0
    for face in FACES:
        after = quote.s.copy()
        apply(after, act)
        apply(after, action(a.DIE_FELL, face))
        has_question = any(pending.kind == CHOOSE_MEANS for pending in after.pending)
        me = next(army for army in after.armies() if army.race is quote.me.race)
        successes += has_question or me.conquests > quote.me.conquests
    assert successes == round(quote.odds(act.index, act.detail) * len(FACES)), action_text(
        quote.s, act
    )
