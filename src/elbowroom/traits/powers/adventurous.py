"""Adventurous: a coin more for each region with a Popular Place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY
from elbowroom.rules.pieces import FIRST_FIND, FIRST_RELIC
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Adventurous(Trait):
    def pays(self, s: State, me: Army) -> i64:
        mask: i64 = EMPTY
        for kind in range(FIRST_FIND, FIRST_RELIC):
            mask |= s.where[kind]
        return mask


ADVENTUROUS = Adventurous("adventurous", tokens=5, needs=("places",))
