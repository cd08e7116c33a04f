"""Merchant: a coin more for every region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Merchant(Trait):
    def pays(self, s: State, me: Army) -> i64:
        return me.held


MERCHANT = Merchant("merchant", tokens=2)
