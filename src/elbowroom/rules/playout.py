"""Whole games inside the engine: uniform choice from the legal list, without making the list."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.rules.actions import INDICES
from elbowroom.rules.apply import apply, do
from elbowroom.rules.chance import draw
from elbowroom.rules.legal import fill
from elbowroom.rules.menu import Menu
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER, State


def play_out(s: State, rng: Rng) -> i64:
    """Play *s* to its end at random; the answer is the number of decisions with a choice."""
    menu = Menu()
    decisions: i64 = 0
    while s.phase != OVER:
        if s.decider == CHANCE:
            apply(s, draw(s, rng))
            continue
        menu.clear()
        fill(s, menu)
        options = menu.total()
        assert options > 0, "a decision without a legal action"
        chosen: i64 = 0
        if options > 1:
            decisions += 1
            chosen = rng.below(options)
        picked = menu.choose(chosen)
        do(s, picked // INDICES, picked % INDICES, 1)
    return decisions
