"""Dragon Master: once a turn, one token and the dragon take any region in reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.rules.means import means_named
from elbowroom.rules.pieces import DRAGON
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State

BY_DRAGON: Final[i64] = means_named("dragon")


class DragonMaster(Trait):
    def conquers_by(self, s: State, me: Army) -> i64:
        return BY_DRAGON


DRAGON_MASTER = DragonMaster("dragon-master", tokens=5, brings={DRAGON: 1})
