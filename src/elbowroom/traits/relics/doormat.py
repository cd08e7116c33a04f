"""Flying Doormat: once a turn, conquer any region, adjacent or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.rules.means import means_named
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State

BY_DOORMAT: Final[i64] = means_named("doormat")


class Doormat(Trait):
    def conquers_by(self, s: State, me: Army) -> i64:
        return BY_DOORMAT


THE_DOORMAT = Doormat("doormat")
