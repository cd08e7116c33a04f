"""Frightened: a coin more for each region with three or more tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit, regions_of
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Frightened(Trait):
    def pays(self, s: State, me: Army) -> i64:
        mask: i64 = EMPTY
        for region in regions_of(me.held):
            if s.tokens[region] >= 3:
                mask |= bit(region)
        return mask


FRIGHTENED = Frightened("frightened", tokens=4)
