"""Flying: every land region is in reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Flying(Trait):
    def entry(self, s: State, me: Army) -> i64:
        return s.atlas.land

    def reach(self, s: State, me: Army) -> i64:
        return s.atlas.land


FLYING = Flying("flying", tokens=5)
