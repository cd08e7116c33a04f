"""What the deciding seat has in hand: tokens to conquer with, helpers, and tokens to place."""

from __future__ import annotations

from functools import lru_cache

from elbowroom.play.view_types import HandView
from elbowroom.rules import actions as a
from elbowroom.rules.force import fighting_force, race_tokens
from elbowroom.rules.legal import most_at_once
from elbowroom.rules.state import CONQUEST, REDEPLOY, RETREAT, START, State

# There are few different hands, and a frozen dataclass takes long to make.
_hand = lru_cache(maxsize=4096)(HandView)


def hand_of(s: State) -> HandView | None:
    """What there is to conquer with or to place now; None if neither is to be done."""
    me = s.acting
    if me is None or s.pending:
        return None
    if s.phase in (START, CONQUEST):
        tokens = race_tokens(s, me)
        return _hand(int(tokens), int(fighting_force(s, me, tokens) - tokens), 0)
    if s.phase in (REDEPLOY, RETREAT):
        placeable = most_at_once(s, a.action(a.DEPLOY, 0, 2)) if me.held else 0
        return _hand(0, 0, max(0, int(placeable)))
    return None
