"""Altar of Souls: after scoring, one declined token for three coins, in decline too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY
from elbowroom.rules.actions import SACRIFICE
from elbowroom.rules.state import AFTERMATH
from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Altar(Trait):
    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase != AFTERMATH:
            return
        mask: i64 = EMPTY
        for army in s.declined:
            if army.seat == me.seat:
                mask |= army.held
        menu.add(SACRIFICE, mask)


THE_ALTAR = Altar("altar", facts=WORKS_IN_DECLINE)
