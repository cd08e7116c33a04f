"""Amazons: four of the tokens fight but never defend; they wait in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Amazons(Trait):
    def held_back(self, s: State, me: Army) -> i64:
        return 4


AMAZONS = Amazons("amazons", tokens=6, tray=15, extra=4)
