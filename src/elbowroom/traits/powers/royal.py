"""Royal: the Queen makes one region immune; in decline she stays but cannot move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.masks import bit
from elbowroom.rules.actions import PLACE
from elbowroom.rules.pieces import QUEEN
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Royal(Trait):
    def keeps_badge(self, s: State, me: Army) -> bool:
        return True

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase != REDEPLOY or s.acting is not me or me.moved & bit(QUEEN) != 0:
            return
        menu.add(PLACE, me.held & ~s.where[QUEEN], QUEEN)


ROYAL = Royal("royal", tokens=5, brings={QUEEN: 1})
