"""Hill: a coin more for each hill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Hill(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.atlas.hill


HILL = Hill("hill", tokens=4, needs=("hill",))
