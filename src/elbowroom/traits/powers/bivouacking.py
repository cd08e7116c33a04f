"""Bivouacking: five encampments to place at redeployment, one defence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.rules.actions import PLACE
from elbowroom.rules.pieces import ENCAMPMENT
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Bivouacking(Trait):
    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase == REDEPLOY and s.acting is me and me.pooled(ENCAMPMENT) > 0:
            menu.add(PLACE, me.held, ENCAMPMENT)


BIVOUACKING = Bivouacking("bivouacking", tokens=5, brings={ENCAMPMENT: 5})
