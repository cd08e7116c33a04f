"""Magic: the Bag acts each turn as one relic that lies open on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit
from elbowroom.rules.actions import COPY_OF, PLACE
from elbowroom.rules.means import COPIES, MEANS
from elbowroom.rules.pieces import BAG, RING, SCEPTER
from elbowroom.rules.scoring import coins_beside
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State

# The bits in ``moved`` of the two relics that are placed, when the Bag stood in for them.
_PLACED_COPIES: Final[i64] = bit(COPY_OF + RING) | bit(COPY_OF + SCEPTER)


class Magic(Trait):
    def conquers_by(self, s: State, me: Army) -> i64:
        marks: i64 = 0
        if me.moved & _PLACED_COPIES != 0:
            return marks
        for means in MEANS:
            if means.copied >= 0 and s.where[means.copied] != 0:
                marks |= means.mark
        return marks

    def collects(self, s: State, me: Army, payer: i64) -> i64:
        if me.moved & bit(COPY_OF + RING) == 0:
            return 0
        return coins_beside(s, s.where[BAG] & me.held, payer, s.options.ring_per_region)

    def doubles(self, s: State, me: Army) -> i64:
        return EMPTY if me.moved & bit(COPY_OF + SCEPTER) == 0 else s.where[BAG]

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase != REDEPLOY or s.acting is not me or self._spent(me):
            return
        for relic in (RING, SCEPTER):
            if s.where[relic] != 0:
                menu.add(PLACE, me.held & ~s.where[relic], COPY_OF + relic)

    def _spent(self, me: Army) -> bool:
        return me.used & COPIES != 0 or me.moved & _PLACED_COPIES != 0


MAGIC = Magic("magic", tokens=5, brings={BAG: 1}, needs=("places",))
