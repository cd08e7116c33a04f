"""Thieving: a coin from each opponent with an active token next door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules.scoring import seats_next_to
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Thieving(Trait):
    def collects(self, s: State, me: Army) -> i64:
        return seats_next_to(s, me.held, me.seat)


THIEVING = Thieving("thieving", tokens=4)
