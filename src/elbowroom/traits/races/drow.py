"""Drow: a coin more for each region that has no other race and no natives next to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Drow(Trait):
    def pays(self, s: State, me: Army) -> i64:
        strangers = s.tribes | s.monsters | s.lands() & ~me.held
        return me.held & ~s.atlas.around(strangers)


DROW = Drow("drow", tokens=4, tray=9)
