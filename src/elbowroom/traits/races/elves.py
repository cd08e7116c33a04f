"""Elves: no token is lost when a region falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Elves(Trait):
    def losses(self, s: State, me: Army, usual: i64) -> i64:
        return 0


ELVES = Elves("elves", tokens=6, tray=11)
