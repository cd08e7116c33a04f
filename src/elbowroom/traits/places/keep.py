"""Keep: a coin more for its region, and one more defence, in decline too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules.pieces import KEEP
from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Keep(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.where[KEEP]


THE_KEEP = Keep("keep", facts=WORKS_IN_DECLINE)
