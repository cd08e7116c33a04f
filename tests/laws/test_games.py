"""Laws that hold at every moment of every game."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from elbowroom import (
    CHANCE,
    OVER,
    Rng,
    State,
    action_text,
    apply,
    is_legal,
    legal_actions,
    parse_action,
)
from elbowroom.rules.chance import chance_outcomes, draw
from elbowroom.rules.faults import faults
from elbowroom.rules.legal import fill, only_tokens
from elbowroom.rules.menu import Menu
from elbowroom.rules.playout import play_out
from tests.random_games import Table, mixed_styles, step, tables, walk

# The longest random game seen has some 1,500 actions; more would mean that it goes in circles.
MOST_ACTIONS = 20_000


@given(tables())
def test_every_game_is_without_fault_until_its_end(table: Table) -> None:
    s = table.start()
    box = tokens_of(s)
    for actions, act in enumerate(walk(s, Rng(table.seed), mixed_styles(table.seed))):
        assert faults(s) == [], f"before {action_text(s, act)}"
        assert tokens_of(s) == box
        assert actions < MOST_ACTIONS
    assert faults(s) == []
    assert tokens_of(s) == box
    assert s.phase == OVER
    assert s.round == s.atlas.rounds


def tokens_of(s: State) -> Counter[str]:
    """The tokens of each race: on the board, in hands, in the tray."""
    total = Counter({race.key: int(s.tray[n]) for n, race in enumerate(s.book.races)})
    for army in s.armies():
        total[army.race.key] += army.hand
    for region in range(s.atlas.size):
        holder = s.holder(region)
        if holder is not None:
            total[holder.race.key] += s.tokens[region]
    return total


@given(tables())
def test_legal_actions_exist_are_unique_and_read_back(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed)
    choose = mixed_styles(table.seed)
    while s.phase != OVER:
        legal = legal_actions(s)
        assert legal
        assert len(set(legal)) == len(legal)
        texts = [action_text(s, act) for act in legal]
        assert len(set(texts)) == len(texts)
        for act, text in zip(legal, texts, strict=True):
            assert parse_action(s, text) is act
        chosen = draw(s, rng) if s.decider == CHANCE else choose(s, legal, rng)
        assert chosen in legal
        apply(s, chosen)
    assert legal_actions(s) == []


@given(tables())
def test_every_legal_action_and_every_chance_applies(table: Table) -> None:
    """Not only the chosen ones: now and then each of them is tried on a copy."""
    s = table.start()
    rng = Rng(table.seed)
    number = 0
    while s.phase != OVER:
        number += 1
        if number % 12 == 0:
            for act in legal_actions(s):
                assert is_legal(s, act)
                other = s.copy()
                apply(other, act)
                assert other.phase == OVER or legal_actions(other)
        apply(s, step(s, rng))


@given(tables())
def test_chance_draws_only_what_it_lists(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed)
    while s.phase != OVER:
        if s.decider == CHANCE:
            outcomes = chance_outcomes(s)
            possible = [outcome for outcome, _ in outcomes]
            assert len(set(possible)) == len(possible)
            assert all(weight > 0 for _, weight in outcomes)
            assert draw(s, rng.copy()) in possible
        apply(s, step(s, rng))


@given(tables())
def test_play_outs_end_and_count_their_decisions(table: Table) -> None:
    s = table.start()
    by_hand = s.copy()
    rng, twin = Rng(table.seed), Rng(table.seed)
    decisions = play_out(s, rng)
    assert s.phase == OVER
    assert faults(s) == []
    counted = 0
    while by_hand.phase != OVER:
        if by_hand.decider == CHANCE:
            apply(by_hand, draw(by_hand, twin))
            continue
        legal = legal_actions(by_hand)
        counted += len(legal) > 1
        apply(by_hand, legal[twin.below(len(legal)) if len(legal) > 1 else 0])
    assert counted == decisions
    assert [by_hand.coins[n] for n in range(s.seats)] == [s.coins[n] for n in range(s.seats)]


@given(tables())
def test_tokens_that_need_no_menu_are_all_that_the_menu_has(table: Table) -> None:
    s = table.start()
    rng = Rng(table.seed)
    expected = 0  # tokens that were said to be the only thing on the menu
    while s.phase != OVER:
        if s.decider != CHANCE:
            menu = Menu()
            fill(s, menu)
            assert legal_actions(s) == menu.actions()
            tokens = int(only_tokens(s))
            assert tokens >= expected
            expected = max(tokens - 1, 0)
        apply(s, step(s, rng))
