"""Lizardmen: swim; from one bank the whole river and every other bank are in reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY, lowest
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Lizardmen(Trait):
    def entry(self, s: State, me: Army) -> i64:
        return s.atlas.riverside

    def joins(self, s: State, me: Army, regions: i64) -> i64:
        mask: i64 = EMPTY
        while regions != 0:
            mask |= s.atlas.across(lowest(regions))
            regions &= regions - 1
        return mask

    def joins_groups(self, s: State) -> bool:
        return False


LIZARDMEN = Lizardmen("lizardmen", tokens=7, tray=12)
