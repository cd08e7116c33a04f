"""Scepter: placed at the end of a turn, its region brings twice its coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit
from elbowroom.rules.actions import PLACE
from elbowroom.rules.pieces import SCEPTER
from elbowroom.rules.redeploy import copied_here
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import LEAVES_THE_RIVER, Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Scepter(Trait):
    def doubles(self, s: State, me: Army) -> i64:
        return EMPTY if me.moved & bit(SCEPTER) == 0 else s.where[SCEPTER]

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase == REDEPLOY and s.acting is me and me.moved & bit(SCEPTER) == 0:
            menu.add(PLACE, me.held & ~copied_here(s, me, SCEPTER), SCEPTER)


THE_SCEPTER = Scepter("scepter", facts=LEAVES_THE_RIVER)
