"""Pillaging: a coin for each region taken this turn that was not empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Pillaging(Trait):
    def bonus(self, s: State, me: Army) -> i64:
        return me.fights


PILLAGING = Pillaging("pillaging", tokens=5)
