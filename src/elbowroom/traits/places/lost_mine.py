"""Mine of the Lost Dwarf: two coins more, in decline too; nothing doubles its region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules.pieces import LOST_MINE
from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class LostMine(Trait):
    def bonus(self, s: State, me: Army) -> i64:
        return 2

    def never_doubles(self, s: State, me: Army) -> i64:
        return s.where[LOST_MINE]


THE_LOST_MINE = LostMine("lost-mine", facts=WORKS_IN_DECLINE)
