"""Seafaring: conquers water, stays there and scores it, in decline too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY
from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Seafaring(Trait):
    def opens(self, s: State, me: Army) -> i64:
        return s.atlas.water if me.active else EMPTY

    def entry(self, s: State, me: Army) -> i64:
        return s.atlas.sea & s.atlas.edge if s.options.sea_entry else EMPTY

    def stays_in(self, s: State, me: Army) -> i64:
        return s.atlas.river

    def keeps_badge(self, s: State, me: Army) -> bool:
        return s.options.keep_residual_badges and me.held & s.atlas.water != 0


SEAFARING = Seafaring("seafaring", tokens=5, facts=WORKS_IN_DECLINE)
