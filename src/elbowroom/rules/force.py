"""What an army can use in a conquest: race tokens, pieces that fight like them, means (G13)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.rules import verbs
from elbowroom.rules.means import COPIES
from elbowroom.rules.pieces import FIGHTING, FIGHTING_IN_HAND
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import CONQUERS_BY, MUSTERS


def muster(s: State, me: Army) -> i64:
    """Tokens that the first action of the campaign brings, as far as the tray holds them."""
    if s.acted or me.hooks & MUSTERS == 0:
        return 0
    tokens: i64 = 0
    for trait in me.traits:
        tokens += trait.musters(s, me)
    left = s.tray[me.race_number]
    return tokens if tokens < left else left


def race_tokens(s: State, me: Army) -> i64:
    """Race tokens in hand for a conquest, counting those that ready would lift (G8)."""
    tokens = me.hand + muster(s, me)
    return tokens if me.ready else tokens + verbs.spare(s, me)


def helpers(me: Army) -> i64:
    """Pieces in hand that fight like tokens."""
    pieces: i64 = 0
    if me.pool & FIGHTING_IN_HAND != 0:
        for kind in FIGHTING:
            pieces += me.pooled(kind)
    return pieces


def fighting_force(s: State, me: Army, hand: i64) -> i64:
    """Everything in hand that can pay a price, where *hand* are the race tokens (G13)."""
    if s.options.hammer_needs_dwarf and hand < 1:
        return 0
    return hand + helpers(me)


def means_of(s: State, me: Army) -> i64:
    """The special means that *me* may still use this turn, as marks."""
    marks: i64 = 0
    if me.hooks & CONQUERS_BY == 0:
        return marks
    for trait in me.traits:
        marks |= trait.conquers_by(s, me)
    marks &= ~me.used
    if me.used & COPIES != 0:
        marks &= ~COPIES
    return marks
