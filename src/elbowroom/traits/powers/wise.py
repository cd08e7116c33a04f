"""Wise: two coins a turn once declined, while it holds a region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Wise(Trait):
    def keeps_badge(self, s: State, me: Army) -> bool:
        return True

    def bonus(self, s: State, me: Army) -> i64:
        return 0 if me.active or me.held == 0 else 2


WISE = Wise("wise", tokens=4, facts=WORKS_IN_DECLINE)
