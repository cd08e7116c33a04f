"""Fountain: a new token with the first action of its holder's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Fountain(Trait):
    def musters(self, s: State, me: Army) -> i64:
        return 1


THE_FOUNTAIN = Fountain("fountain")
