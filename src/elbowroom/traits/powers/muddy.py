"""Muddy: a coin more for each mud pool, in decline too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Muddy(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.atlas.swamp

    def keeps_badge(self, s: State, me: Army) -> bool:
        return True


MUDDY = Muddy("muddy", tokens=3, facts=WORKS_IN_DECLINE)
