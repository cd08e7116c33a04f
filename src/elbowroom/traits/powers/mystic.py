"""Mystic: a coin more for each crystal field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Mystic(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return s.atlas.magic


MYSTIC = Mystic("mystic", tokens=4)
