"""Diplomat: peace with one opponent whose active army was left alone this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.masks import NOWHERE, below, bit
from elbowroom.rules.actions import ALLY
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Diplomat(Trait):
    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase == REDEPLOY and s.acting is me and s.peace[me.seat] == NOWHERE:
            menu.add(ALLY, below(s.seats) & ~bit(me.seat) & ~me.assaulted)


DIPLOMAT = Diplomat("diplomat", tokens=5)
