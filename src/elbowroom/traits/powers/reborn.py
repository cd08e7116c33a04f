"""Reborn: in decline, one or two of its regions a turn may become active again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.rules.actions import REBIRTH
from elbowroom.rules.force import race_tokens
from elbowroom.rules.reach import keepable
from elbowroom.rules.state import START
from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Reborn(Trait):
    def keeps_badge(self, s: State, me: Army) -> bool:
        return True

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        heir = s.active[me.seat]
        if me.active or heir is None or s.phase != START:
            return
        if heir.rebirths >= 2 or s.tray[heir.race_number] + race_tokens(s, heir) < 1:
            return
        menu.add(REBIRTH, me.held & keepable(s, heir))


REBORN = Reborn("reborn", tokens=5, facts=WORKS_IN_DECLINE)
