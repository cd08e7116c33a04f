"""Spirit: never counts toward the one declined army of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.traits.trait import OUTSIDE_LIMIT, WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Spirit(Trait):
    def keeps_badge(self, s: State, me: Army) -> bool:
        return True


SPIRIT = Spirit("spirit", tokens=5, facts=WORKS_IN_DECLINE | OUTSIDE_LIMIT)
