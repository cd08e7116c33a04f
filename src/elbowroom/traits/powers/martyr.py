"""Martyr: a coin from the bank each time an opponent conquers one of its regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules import verbs
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Martyr(Trait):
    def defeated(self, s: State, me: Army, foe: i64, region: i64) -> None:
        verbs.pay(s, me.seat, 1)


MARTYR = Martyr("martyr", tokens=4)
