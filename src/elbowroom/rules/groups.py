"""Connected groups of an army's regions, for the powers that count them."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import JOINS


def groups(s: State, me: Army, wide: bool) -> i64:
    """How many groups the regions of *me* form; *wide* lets traits join regions (G11b)."""
    left = me.held
    number: i64 = 0
    while left != 0:
        number += 1
        left &= ~_spread(s, me, left & -left, wide)
    return number


def _spread(s: State, me: Army, group: i64, wide: bool) -> i64:
    before: i64 = EMPTY
    while group != before:
        before = group
        group |= s.atlas.around(group) & me.held
        if wide and me.hooks & JOINS != 0:
            group |= _joined(s, me, group) & me.held
    return group


def _joined(s: State, me: Army, group: i64) -> i64:
    mask: i64 = EMPTY
    for trait in me.traits:
        if trait.hooks & JOINS != 0 and trait.joins_groups(s):
            mask |= trait.joins(s, me, group)
    return mask
