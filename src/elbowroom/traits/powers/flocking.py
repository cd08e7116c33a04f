"""Flocking: two coins when all its regions are connected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules.groups import groups
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Flocking(Trait):
    def bonus(self, s: State, me: Army) -> i64:
        return 2 if groups(s, me, True) == 1 else 0


FLOCKING = Flocking("flocking", tokens=5)
