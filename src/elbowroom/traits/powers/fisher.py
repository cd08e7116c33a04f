"""Fisher: a coin for every two regions next to water."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import count
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Fisher(Trait):
    def bonus(self, s: State, me: Army) -> i64:
        return count(me.held & (s.atlas.riverside | s.atlas.coast)) // 2


FISHER = Fisher("fisher", tokens=4)
