"""Mining: a coin more for each mine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Mining(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.atlas.mine


MINING = Mining("mining", tokens=4)
