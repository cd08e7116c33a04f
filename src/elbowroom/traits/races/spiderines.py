"""Spiderines: every region next to a chasm is in reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY
from elbowroom.rules.reach import stands
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Spiderines(Trait):
    def entry(self, s: State, me: Army) -> i64:
        return s.atlas.chasmside

    def reach(self, s: State, me: Army) -> i64:
        return s.atlas.chasmside if stands(s, me) else EMPTY

    def joins(self, s: State, me: Army, regions: i64) -> i64:
        return s.atlas.chasmside if s.atlas.chasmside & regions != 0 else EMPTY


SPIDERINES = Spiderines("spiderines", tokens=7, tray=12, needs=("chasm",))
