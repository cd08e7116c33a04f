"""Underworld: caverns cost one token less and are adjacent to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Underworld(Trait):
    def cheaper(self, s: State, me: Army) -> i64:
        return s.atlas.cavern

    def joins(self, s: State, me: Army, regions: i64) -> i64:
        return s.atlas.cavern if s.atlas.cavern & regions != 0 else EMPTY


UNDERWORLD = Underworld("underworld", tokens=5, needs=("cavern",))
