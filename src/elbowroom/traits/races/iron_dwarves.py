"""Iron Dwarves: a silver hammer for each mine at every redeployment; hammers fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.masks import count
from elbowroom.rules import verbs
from elbowroom.rules.pieces import HAMMER, PIECES
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class IronDwarves(Trait):
    def gathered(self, s: State, me: Army) -> None:
        room = PIECES[HAMMER].supply - me.pooled(HAMMER)
        mines = count(me.held & s.atlas.mine)
        verbs.add_to_pool(me, HAMMER, mines if mines < room else room)


IRON_DWARVES = IronDwarves("iron-dwarves", tokens=7, tray=12)
