"""Diplomat: peace with one opponent whose active army it did not attack this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import NOWHERE, below, bit
from elbowroom.rules import verbs
from elbowroom.rules.actions import ALLY
from elbowroom.rules.events import Allied
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Diplomat(Trait):
    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase == REDEPLOY and s.acting is me and s.peace[me.seat] == NOWHERE:
            menu.add(ALLY, below(s.seats) & ~bit(me.seat) & ~me.assaulted)

    def performs(self, s: State, me: Army, kind: i64, index: i64) -> bool:
        if kind != ALLY:
            return False
        verbs.make_peace(s, me.seat, index)
        verbs.tell(s, Allied(me.seat, index))
        return True


DIPLOMAT = Diplomat("diplomat", tokens=5)
