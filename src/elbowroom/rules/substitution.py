"""Substitutions: a lone token of an opponent makes way for one of the attacker (U5)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit
from elbowroom.rules.force import muster
from elbowroom.rules.means import FROM_HAND, MEANS_COUNT, PER_OPPONENT
from elbowroom.rules.pieces import FIRST_FIND, PIECES
from elbowroom.rules.reach import closed, copied_there, plain_reach, stands, wary, wide_reach
from elbowroom.rules.state import Army, State


def substitution_field(s: State, me: Army) -> i64:
    """Where a token may be substituted: what *me* reaches, but by no mere entry (R-198)."""
    mask = wide_reach(s, me)
    if s.options.sorcerer_entry and not stands(s, me):
        mask |= plain_reach(s, me)
    return mask & ~closed(s, me) & ~wary(s, me) & ~fended_off(s)


def fended_off(s: State) -> i64:
    """Regions with a piece that no substitution gets past."""
    mask: i64 = EMPTY
    kind: i64 = 0
    while kind < FIRST_FIND:
        if PIECES[kind].stops_substitution:
            mask |= s.where[kind]
        kind += 1
    return mask


def lone_tokens(s: State, me: Army, mark: i64) -> i64:
    """Regions with a single active token of an opponent not yet struck by the means *mark*."""
    mask: i64 = EMPTY
    for army in s.active:
        if army is None or army.seat == me.seat:
            continue
        if mark & PER_OPPONENT != 0 and me.struck & strike(mark, army.seat) != 0:
            continue
        mask |= army.held & s.manned & ~s.stacked
    return mask


def strike(mark: i64, seat: i64) -> i64:
    """The bit in ``struck`` for one means against one opponent."""
    return mark * bit(MEANS_COUNT * seat)


def has_substitute(s: State, me: Army, mark: i64, hand: i64) -> bool:
    """Whether there is a token to put down: in the tray, or for some means in the *hand* (U5)."""
    left = s.tray[me.race_number] - muster(s, me)
    return left > 0 or (mark & FROM_HAND != 0 and hand > 0)


def replaceable(s: State, me: Army, mark: i64, field: i64) -> i64:
    """The regions of *field* where the means *mark* replaces a token."""
    return lone_tokens(s, me, mark) & field & ~copied_there(s, mark)
