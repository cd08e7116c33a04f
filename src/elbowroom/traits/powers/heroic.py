"""Heroic: two heroes make two regions immune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.rules.actions import PLACE
from elbowroom.rules.pieces import HERO
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Heroic(Trait):
    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase == REDEPLOY and s.acting is me and me.pooled(HERO) > 0:
            menu.add(PLACE, me.held & ~s.where[HERO], HERO)


HEROIC = Heroic("heroic", tokens=5, brings={HERO: 2})
