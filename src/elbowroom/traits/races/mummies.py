"""Mummies: every conquest costs one token more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Mummies(Trait):
    def dearer(self, s: State, me: Army) -> i64:
        return s.atlas.land | s.atlas.water


MUMMIES = Mummies("mummies", tokens=10, tray=15)
