"""Kraken: conquer water, stay there and score it, in decline too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY
from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Kraken(Trait):
    def opens(self, s: State, me: Army) -> i64:
        return s.atlas.water if me.active else EMPTY

    def entry(self, s: State, me: Army) -> i64:
        return s.atlas.sea & s.atlas.edge if s.options.sea_entry else EMPTY

    def cheaper(self, s: State, me: Army) -> i64:
        return s.atlas.sea | s.atlas.lake if s.options.sea_costs_one else EMPTY

    def stays_in(self, s: State, me: Army) -> i64:
        return s.atlas.river


KRAKEN = Kraken("kraken", tokens=5, tray=10, facts=WORKS_IN_DECLINE)
