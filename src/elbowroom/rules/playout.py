"""Random games inside the engine: uniform choice among legal actions, without listing them."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import count, nth
from elbowroom.rules.actions import DEPLOY, END, INDEX_SHIFT, INDICES
from elbowroom.rules.apply import apply, do
from elbowroom.rules.chance import draw, draw_packed
from elbowroom.rules.legal import fill, only_tokens
from elbowroom.rules.menu import Menu
from elbowroom.rules.pending import DIE
from elbowroom.rules.redeploy import deploy
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER, REDEPLOY, RETREAT, State
from elbowroom.traits.trait import HELD_BACK


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
            outcome = draw_packed(s, rng)
            do(s, outcome >> INDEX_SHIFT, outcome & (INDICES - 1), 1)
            continue
        if s.phase >= REDEPLOY:
            tokens = only_tokens(s)
            if tokens > 0:
                decisions += _place_tokens(s, rng, tokens)
                continue
        menu.clear()
        fill(s, menu)
        total = menu.number
        assert total > 0, "a decision without a legal action"
        number: i64 = 0
        if total > 1:
            decisions += 1
            number = rng.below(total)
        packed = menu.choose(number)
        do(s, packed >> INDEX_SHIFT, packed & (INDICES - 1), 1)
    return decisions


def _place_tokens(s: State, rng: Rng, tokens: i64) -> i64:
    """Place so many tokens, one after the other: while nothing else is offered, without a menu.

    Returns how many of these decisions had more than one region to choose from.
    """
    s.own_armies()
    me = s.acting
    assert me is not None
    regions = count(me.held)
    # Nothing else is offered in a redeployment, so behind its last token is nothing but the end.
    ends = s.phase == REDEPLOY and tokens == me.hand and me.hooks & HELD_BACK == 0
    # The last token of a retreat ends it.
    last: i64 = 1 if s.phase == RETREAT else 0
    left = tokens
    while left > 0:
        number: i64 = 0
        if regions > 1:
            number = rng.below(regions)
        if left == last:
            do(s, DEPLOY, nth(me.held, number), 1)
        else:
            deploy(s, me, nth(me.held, number), 1)
        left -= 1
    if ends:
        do(s, END, 0, 1)
    if regions == 1:
        return 0
    return tokens
