"""Wizards: a coin more for each magic region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Wizards(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.atlas.magic


WIZARDS = Wizards("wizards", tokens=5, tray=10)
