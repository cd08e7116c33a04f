"""Sword: one conquest a turn for two tokens less."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.rules.means import means_named
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State

BY_SWORD: Final[i64] = means_named("sword")


class Sword(Trait):
    def conquers_by(self, s: State, me: Army) -> i64:
        return BY_SWORD


THE_SWORD = Sword("sword")
