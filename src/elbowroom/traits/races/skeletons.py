"""Skeletons: a new token for every two regions taken this turn that were not empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.rules import verbs
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Skeletons(Trait):
    def gathered(self, s: State, me: Army) -> None:
        verbs.gain_tokens(s, me, me.fights // 2)


SKELETONS = Skeletons("skeletons", tokens=6, tray=20)
