"""Shiny Orb: once a turn, replaces a lone active token by one of its holder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.rules.means import means_named
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State

BY_ORB: Final[i64] = means_named("orb")


class Orb(Trait):
    def conquers_by(self, s: State, me: Army) -> i64:
        return BY_ORB


THE_ORB = Orb("orb")
