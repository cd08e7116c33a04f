"""Thieving: a coin from each opponent who has an active token next to its regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules.scoring import active_beside
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Thieving(Trait):
    def collects(self, s: State, me: Army, payer: i64) -> i64:
        beside = active_beside(s, me.held, payer)
        # House rule: declined tokens pay like active ones.
        if s.options.thieving_declined_too:
            beside = s.lands_of(payer) & me.near & ~s.sheltered
        return 0 if beside == 0 else 1


THIEVING = Thieving("thieving", tokens=4)
