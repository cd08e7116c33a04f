"""Wealthy: seven coins at the end of its first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules.scoring import is_first_turn
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Wealthy(Trait):
    def bonus(self, s: State, me: Army) -> i64:
        return 7 if is_first_turn(s, me, self.key) else 0


WEALTHY = Wealthy("wealthy", tokens=4)
