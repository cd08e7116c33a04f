"""Mounted: hills and farmland cost one token less."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Mounted(Trait):
    def cheaper(self, s: State, me: Army) -> i64:
        return s.atlas.hill | s.atlas.farmland


MOUNTED = Mounted("mounted", tokens=5, needs=("hill", "farmland"))
