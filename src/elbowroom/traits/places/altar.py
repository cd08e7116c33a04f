"""Altar of Souls: after scoring, one declined token can be given up for three coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY
from elbowroom.rules import verbs
from elbowroom.rules.actions import SACRIFICE
from elbowroom.rules.events import Sacrificed
from elbowroom.rules.own_armies import give_up_token
from elbowroom.rules.state import AFTERMATH
from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State

COINS: Final = 3


class Altar(Trait):
    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase != AFTERMATH:
            return
        mask: i64 = EMPTY
        for army in s.declined:
            if army.seat == me.seat:
                mask |= army.held
        menu.add(SACRIFICE, mask)

    def performs(self, s: State, me: Army, kind: i64, index: i64) -> bool:
        army = s.holder(index)
        if kind != SACRIFICE or army is None:
            return False
        give_up_token(s, army, index)
        verbs.pay(s, me.seat, COINS)
        verbs.tell(s, Sacrificed(me.seat, index, army.race.key, COINS))
        return True


THE_ALTAR = Altar("altar", facts=WORKS_IN_DECLINE)
