"""Diamond Fields: a coin more for each region of the same terrain, its own included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import lowest
from elbowroom.rules.pieces import DIAMONDS
from elbowroom.traits.trait import SUMS_UP, WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Diamonds(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.atlas.like(lowest(s.where[DIAMONDS]))


THE_DIAMONDS = Diamonds("diamonds", facts=WORKS_IN_DECLINE | SUMS_UP)
