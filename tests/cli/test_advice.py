"""Advice in words: three plans, their figures, and the differences that matter."""

from __future__ import annotations

import io

from rich.console import Console

from elbowroom import Match
from elbowroom.bots.hint import Advice, Proposal, hints
from elbowroom.cli.terminal.advice import advice_text


def read(advice: Advice) -> str:
    out = io.StringIO()
    Console(file=out, width=200).print(advice_text(advice, Match("surface-2").state.atlas))
    return out.getvalue()


def plan(action: str, coins: float, rival: float, **facts: float) -> Proposal:
    lead = coins - rival
    return Proposal((action, "stop"), coins, lead, 0.6, 4.0, coins - 9.0, rival, facts)


def test_the_best_plan_comes_first_and_the_others_are_compared_with_it() -> None:
    best = plan("conquer a", 80.24, 70.0, regions=5.0)
    other = plan("roll b", 75.0, 77.5, regions=4.0, odds=0.5)
    lines = read(Advice(1, (best, other))).splitlines()
    assert lines == [
        "1. Best: conquer a, stop",
        "   80.2 coins at the end, 10.2 ahead, wins 60%",
        "2. Or: roll b, stop",
        "   75 coins at the end, 2.5 behind, wins 60%",
        "   compared with the best: best rival’s coins +7.5, coins later −5.2, regions −1, "
        "by the die, 50%",
    ]


def test_advice_from_a_match_can_be_told() -> None:
    match = Match("surface-2", seed=3)
    text = read(hints(match.observe(1), 300))
    assert "1. Best: pick " in text
    assert "3. Or: pick " in text
