"""Shield: a mushroom armour for each mushroom forest, to place at redeployment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.masks import count, regions_of
from elbowroom.rules import verbs
from elbowroom.rules.actions import PLACE
from elbowroom.rules.pieces import ARMOUR, PIECES
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Shield(Trait):
    def keeps_badge(self, s: State, me: Army) -> bool:
        return True

    def gathered(self, s: State, me: Army) -> None:
        if s.options.movable_armor:
            verbs.lift(s, me, ARMOUR)
        room = PIECES[ARMOUR].supply - me.pooled(ARMOUR)
        for region in regions_of(s.where[ARMOUR]):
            room -= s.pile(ARMOUR, region)
        forests = count(me.held & s.atlas.forest)
        verbs.add_to_pool(me, ARMOUR, forests if forests < room else room)

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase == REDEPLOY and s.acting is me and me.pooled(ARMOUR) > 0:
            menu.add(PLACE, me.held, ARMOUR)


SHIELD = Shield("shield", tokens=3)
