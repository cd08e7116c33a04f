"""Dwarves: a coin more for each mine, in decline too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Dwarves(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.atlas.mine


DWARVES = Dwarves("dwarves", tokens=3, tray=8, facts=WORKS_IN_DECLINE)
