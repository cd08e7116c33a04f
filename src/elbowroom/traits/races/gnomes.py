"""Gnomes: nobody may use a trait, a place or a relic to conquer one of their regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Gnomes(Trait):
    def untouchable(self, s: State, me: Army) -> bool:
        return me.active or s.options.gnomes_immune_in_decline


GNOMES = Gnomes("gnomes", tokens=6, tray=11, facts=WORKS_IN_DECLINE)
