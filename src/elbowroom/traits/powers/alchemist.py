"""Alchemist: two coins each turn while active."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Alchemist(Trait):
    def bonus(self, s: State, me: Army) -> i64:
        return 0 if s.options.alchemist_needs_tokens and me.held == 0 else 2


ALCHEMIST = Alchemist("alchemist", tokens=4)
