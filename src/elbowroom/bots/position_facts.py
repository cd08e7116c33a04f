"""Numbers of a position that several modules need: turns left, threats, tokens, exposure."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, lowest
from elbowroom.rules.state import OVER, Army, State


def turns_left(s: State, seat: i64) -> i64:
    """How many turns *seat* still has to score, the present one included."""
    if s.phase == OVER:
        return 0
    left = s.atlas.rounds - s.round
    if seat > s.turn or (seat == s.turn and not s.scored):
        left += 1
    return left


def threatened(s: State, seat: i64) -> i64:
    """Regions that an opponent of *seat* could attack next: those that border its active army, or
    the entry regions of the board while it has none there."""
    mask: i64 = EMPTY
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            army = s.active[other]
            mask |= s.atlas.entry if army is None or army.held == 0 else army.near
        other += 1
    return mask


def tokens_of(s: State, army: Army) -> i64:
    """All tokens of *army*, on the board and in hand."""
    total = army.hand
    mask = army.held
    while mask != 0:
        total += s.tokens[lowest(mask)]
        mask &= mask - 1
    return total


def exposure(s: State, held: i64, threats: i64) -> float:
    """How easily *held* is conquered: the sum of 2 / (1 + defence) over regions in *threats*."""
    mask = held & threats & ~s.sheltered
    total: float = 0.0
    while mask != 0:
        total += 2.0 / (1.0 + float(s.defence[lowest(mask)]))
        mask &= mask - 1
    return total
