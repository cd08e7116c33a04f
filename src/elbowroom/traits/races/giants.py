"""Giants: regions next to a mountain that they hold cost one token less."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules.reach import around
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Giants(Trait):
    def cheaper(self, s: State, me: Army) -> i64:
        return around(s, me, me.held & s.atlas.mountain)


GIANTS = Giants("giants", tokens=6, tray=11)
