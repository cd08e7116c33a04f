"""Random games inside the engine: uniform choice among legal actions, without listing them."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.rules.actions import INDICES
from elbowroom.rules.apply import apply, do
from elbowroom.rules.chance import draw
from elbowroom.rules.legal import fill
from elbowroom.rules.menu import Menu
from elbowroom.rules.pending import DIE
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER, State


def let_chance_fall(s: State, rng: Rng) -> None:
    """Draw everything that waits for chance, until a seat decides or the game is over."""
    while s.decider == CHANCE:
        apply(s, draw(s, rng))


def draw_up_to_die(s: State, rng: Rng) -> bool:
    """The same, but a die is left to fall; the answer is whether anything was drawn."""
    drawn = False
    while s.decider == CHANCE and s.pending[0].kind != DIE:
        apply(s, draw(s, rng))
        drawn = True
    return drawn


def play_out(s: State, rng: Rng) -> i64:
    """Play *s* to its end at random. Returns how many decisions had more than one action."""
    menu = Menu()
    decisions: i64 = 0
    while s.phase != OVER:
        if s.decider == CHANCE:
            apply(s, draw(s, rng))
            continue
        menu.clear()
        fill(s, menu)
        total = menu.total()
        assert total > 0, "a decision without a legal action"
        number: i64 = 0
        if total > 1:
            decisions += 1
            number = rng.below(total)
        packed = menu.choose(number)
        do(s, packed // INDICES, packed % INDICES, 1)
    return decisions
