"""Reborn: once it has declined, up to two of its regions a turn can pass to the active army."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.masks import bit
from elbowroom.rules import events, verbs
from elbowroom.rules.actions import REBIRTH
from elbowroom.rules.force import race_tokens
from elbowroom.rules.own_armies import take_over
from elbowroom.rules.reach import keepable
from elbowroom.rules.state import START
from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State

REGIONS_A_TURN: Final = 2


class Reborn(Trait):
    def keeps_badge(self, s: State, me: Army) -> bool:
        return True

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        heir = s.active[me.seat]
        if me.active or heir is None or s.phase != START:
            return
        if heir.takeovers >= REGIONS_A_TURN or s.tray[heir.race_number] + race_tokens(s, heir) < 1:
            return
        menu.add(REBIRTH, me.held & keepable(s, heir))

    def performs(self, s: State, me: Army, kind: i64, index: i64) -> bool:
        heir = s.active[me.seat]
        if kind != REBIRTH or heir is None or me.held & bit(index) == 0:
            return False
        take_over(s, heir, me, index)
        verbs.tell(s, events.Reborn(me.seat, index, heir.race.key))
        return True


REBORN = Reborn("reborn", tokens=5, facts=WORKS_IN_DECLINE)
