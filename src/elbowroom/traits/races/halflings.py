"""Halflings: enter anywhere on land; the first two regions they take and may keep get a hole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import bit
from elbowroom.rules import verbs
from elbowroom.rules.pieces import HOLE
from elbowroom.rules.reach import keepable
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Halflings(Trait):
    def entry(self, s: State, me: Army) -> i64:
        return s.atlas.land

    def conquered(self, s: State, me: Army, region: i64) -> None:
        if keepable(s, me) & bit(region) & ~s.where[HOLE] != 0 and me.pooled(HOLE) > 0:
            verbs.add_to_pool(me, HOLE, -1)
            verbs.place(s, HOLE, region)


HALFLINGS = Halflings("halflings", tokens=6, tray=11, brings={HOLE: 2})
