"""Fortified: a fortress each turn, for defence and, while active, a coin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import bit, count
from elbowroom.rules.actions import PLACE
from elbowroom.rules.pieces import FORTRESS, PIECES
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Fortified(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.where[FORTRESS]

    def keeps_badge(self, s: State, me: Army) -> bool:
        return s.options.keep_residual_badges and s.where[FORTRESS] & me.held != 0

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase != REDEPLOY or s.acting is not me or me.moved & bit(FORTRESS) != 0:
            return
        if count(s.where[FORTRESS]) < PIECES[FORTRESS].supply:
            menu.add(PLACE, me.held & ~s.where[FORTRESS], FORTRESS)


FORTIFIED = Fortified("fortified", tokens=3)
