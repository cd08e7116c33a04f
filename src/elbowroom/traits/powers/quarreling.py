"""Quarreling: a coin for each separate group of regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules.groups import groups
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Quarreling(Trait):
    def bonus(self, s: State, me: Army) -> i64:
        return groups(s, me, False)


QUARRELING = Quarreling("quarreling", tokens=3)
