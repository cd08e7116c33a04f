"""Hints: plans that can be played, figures that add up, reproducible advice."""

from __future__ import annotations

import json
from functools import cache

import pytest

from elbowroom import Match, load_match, write_record
from elbowroom.bots.driver import ask
from elbowroom.bots.hint import (
    FACTS,
    PARTS,
    Advice,
    Advisor,
    Proposal,
    differences,
    hints,
    main_actions,
)
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.redeployment import pack
from elbowroom.bots.registry import BOTS
from elbowroom.rules.actions import CONQUER, DECLINE, STOP
from elbowroom.rules.legal import legal_actions

NODES = 1_500


def match_at(name: str, phase: str, number: int = 1, seed: int = 5) -> Match:
    """A match of medium bots before the first choice in *phase* from round *number* on."""
    match = Match(name, seed=seed)
    bots = {seat: BOTS["medium"](seat) for seat in range(1, 6)}
    while match.decider is not None:
        view = match.view(None)
        if view.phase == phase and view.round >= number and len(match.legal()) > 1:
            break
        match.submit(ask(match, bots[match.decider]))
    assert match.decider is not None
    return match


def advice_on(match: Match, seed: int = 0) -> Advice:
    assert match.decider is not None
    return hints(match.observe(match.decider), NODES, seed)


PLACES = [
    ("surface-2", "pick", 1),
    ("surface-2", "start", 2),
    ("surface-4", "conquest", 3),
    ("surface-2", "redeploy", 4),
    ("underground-3", "start", 5),
    ("underground-2", "pick", 4),
    ("surface-2", "start", 10),
]


@cache
def place(name: str, phase: str, number: int) -> tuple[Match, Advice]:
    """A match that nobody may change, and the advice there."""
    match = match_at(name, phase, number)
    return match, advice_on(match)


@pytest.mark.parametrize(("name", "phase", "number"), PLACES)
def test_every_plan_can_be_played_as_it_is_written(name: str, phase: str, number: int) -> None:
    match, advice = place(name, phase, number)
    assert 1 <= len(advice.plans) <= 3
    for plan in advice.plans:
        again = load_match(write_record(match))
        assert plan.actions
        for action in plan.actions:
            again.submit(action, advice.seat)


@pytest.mark.parametrize(("name", "phase", "number"), PLACES)
def test_the_figures_add_up(name: str, phase: str, number: int) -> None:
    match, advice = place(name, phase, number)
    purse = int(match.state.coins[advice.seat - 1])
    for plan in advice.plans:
        assert plan.coins == pytest.approx(purse + plan.now + plan.later)
        assert plan.lead == pytest.approx(plan.coins - plan.rival)
        assert 0 <= plan.win <= 1
        assert set(FACTS[:-1]) <= set(plan.facts) <= set(FACTS)
    leads = [plan.lead for plan in advice.plans]
    assert leads == sorted(leads, reverse=True)


@pytest.mark.parametrize(("name", "phase", "number"), PLACES)
def test_differences_explain_the_whole_distance(name: str, phase: str, number: int) -> None:
    _, advice = place(name, phase, number)
    for rank, plan in enumerate(advice.plans):
        reasons = advice.differences(rank)
        weights = sum(each.weight for each in reasons)
        assert weights == pytest.approx(advice.best.lead - plan.lead, abs=0.02)
        assert {each.key for each in reasons} <= {*PARTS, *FACTS}
    assert advice.differences(0) == []


def test_the_heaviest_difference_comes_first() -> None:
    advice = place(*PLACES[0])[1]
    reasons = differences(advice.best, advice.plans[-1])
    weights = [abs(each.weight) for each in reasons]
    assert weights == sorted(weights, reverse=True)


def test_the_same_seed_gives_the_same_advice() -> None:
    match = match_at("surface-2", "start", 3)
    assert advice_on(match) == advice_on(match)


def test_advice_does_not_know_the_coins_of_others() -> None:
    match, other = match_at("surface-3", "start", 3), match_at("surface-3", "start", 3)
    other.state.coins[int(other.state.decider) - 1] += 25
    assert advice_on(other) == advice_on(match)


def test_plans_differ_in_more_than_their_order() -> None:
    advice = advice_on(match_at("surface-4", "start", 2))
    kinds = [main_actions(plan.actions) for plan in advice.plans]
    assert len(set(kinds)) == len(kinds)
    same = main_actions(["conquer a", "conquer b", "stop", "deploy a 2", "end"])
    assert same == main_actions(["conquer b", "conquer a", "stop", "deploy b 2", "end"])


def test_a_plan_that_ends_with_the_die_says_its_odds() -> None:
    proposals: list[Proposal] = []
    for number in (2, 4, 6):
        advisor = Advisor(
            match_at("surface-2", "start", number).state, NODES, 0, linear_evaluator()
        )
        proposals += [advisor.proposal(each) for each in advisor.weigh(advisor.plans(), 3)]
    rolls = [plan for plan in proposals if plan.actions[-1].startswith("roll ")]
    assert rolls
    assert all(round(6 * plan.facts["odds"], 6) in (1, 2, 3) for plan in rolls)
    assert all("odds" not in plan.facts for plan in proposals if plan not in rolls)


def test_what_was_played_is_weighed_like_any_plan() -> None:
    match = match_at("surface-2", "start", 2)  # All seats still have their first army then.
    advisor = Advisor(match.state, NODES, 0, linear_evaluator())
    conquests = [act for act in legal_actions(match.state) if act.kind == CONQUER]
    acts = [pack(conquests[0].code, conquests[0].index), pack(STOP, 0)]
    actual = advisor.plan_of(acts)
    assert sum(actual.weights) == pytest.approx(1)
    assert actual.acts == acts
    declined = advisor.plan_of([pack(DECLINE, 0)])
    assert [leaf.turn for leaf in declined.leaves] == [(match.state.turn + 1) % 2]


def test_advice_is_ready_for_json() -> None:
    advice = place(*PLACES[0])[1]
    data = json.loads(json.dumps(advice.to_dict()))
    assert data["seat"] == advice.seat
    assert data["plans"][0]["actions"] == list(advice.best.actions)
    assert data["plans"][1]["differences"][0].keys() == {"key", "best", "other", "weight"}
