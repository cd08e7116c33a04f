"""Stinky Socks: once a turn, conquer a region as if no tokens were in it; none is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.rules.means import means_named
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State

BY_SOCKS: Final[i64] = means_named("socks")


class Socks(Trait):
    def conquers_by(self, s: State, me: Army) -> i64:
        return BY_SOCKS


THE_SOCKS = Socks("socks")
