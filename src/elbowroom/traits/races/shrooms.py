"""Shrooms: a coin more for each mushroom forest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Shrooms(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.atlas.forest


SHROOMS = Shrooms("shrooms", tokens=5, tray=10)
