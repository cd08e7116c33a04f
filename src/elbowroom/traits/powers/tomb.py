"""Tomb: keeps all tokens on the board at decline and redeploys them once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.traits.trait import KEEPS_TOKENS, REDEPLOYS_AT_DECLINE, WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Tomb(Trait):
    def keeps_badge(self, s: State, me: Army) -> bool:
        return True


TOMB = Tomb("tomb", tokens=5, facts=WORKS_IN_DECLINE | KEEPS_TOKENS | REDEPLOYS_AT_DECLINE)
