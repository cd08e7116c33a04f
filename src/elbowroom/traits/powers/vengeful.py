"""Vengeful: one token less against every opponent who attacked it since its last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY, regions_of
from elbowroom.rules import verbs
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Vengeful(Trait):
    def attacked(self, s: State, me: Army, foe: i64) -> None:
        verbs.bear_grudge(s, me.seat, foe)

    def cheaper(self, s: State, me: Army) -> i64:
        mask: i64 = EMPTY
        for seat in regions_of(s.grudges[me.seat]):
            mask |= s.lands_of(seat)
        return mask


VENGEFUL = Vengeful("vengeful", tokens=4)
