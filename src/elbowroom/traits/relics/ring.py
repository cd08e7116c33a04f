"""Froggy's Ring: placed at the end of a turn, a coin from every opponent active next to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import bit
from elbowroom.rules.actions import PLACE
from elbowroom.rules.pieces import RING
from elbowroom.rules.redeploy import copied_here
from elbowroom.rules.scoring import coins_beside
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import LEAVES_THE_RIVER, Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Ring(Trait):
    def collects(self, s: State, me: Army, payer: i64) -> i64:
        if me.moved & bit(RING) == 0:
            return 0
        return coins_beside(s, s.where[RING] & me.held, payer, s.options.ring_per_region)

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase == REDEPLOY and s.acting is me and me.moved & bit(RING) == 0:
            menu.add(PLACE, me.held & ~copied_here(s, me, RING), RING)


THE_RING = Ring("ring", facts=LEAVES_THE_RIVER)
