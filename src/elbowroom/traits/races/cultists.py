"""Cultists: the Great Ancient makes a region immune and its neighbours cheaper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import bit
from elbowroom.rules import verbs
from elbowroom.rules.actions import MOVE
from elbowroom.rules.pieces import ANCIENT
from elbowroom.rules.reach import around
from elbowroom.rules.state import START
from elbowroom.traits.trait import HAS_SETTLED, Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Cultists(Trait):
    def cheaper(self, s: State, me: Army) -> i64:
        return around(s, me, s.where[ANCIENT] & me.held)

    def conquered(self, s: State, me: Army, region: i64) -> None:
        # It comes with their first region on land; by house rule it returns with every entry there.
        first = me.lasting & HAS_SETTLED == 0 or me.held & s.atlas.land == bit(region)
        if me.pooled(ANCIENT) > 0 and first and s.atlas.land & bit(region) != 0:
            verbs.empty_pool(me, ANCIENT)
            verbs.place(s, ANCIENT, region)

    def homeless(self, s: State, me: Army) -> None:
        # With the last cultist on the board the Ancient is gone for good, if it ever came.
        if me.lasting & HAS_SETTLED != 0 and not s.options.ancient_returns:
            verbs.empty_pool(me, ANCIENT)

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase != START or s.acting is not me or me.moved & bit(ANCIENT) != 0:
            return
        came = me.lasting & HAS_SETTLED != 0
        if s.where[ANCIENT] & me.held != 0 or (came and me.pooled(ANCIENT) > 0):
            menu.add(MOVE, me.held & ~s.where[ANCIENT], ANCIENT)


CULTISTS = Cultists("cultists", tokens=5, tray=10, brings={ANCIENT: 1})
