"""Mudmen: a new token for each mud pool at redeployment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.masks import count
from elbowroom.rules import verbs
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Mudmen(Trait):
    def gathered(self, s: State, me: Army) -> None:
        verbs.gain_tokens(s, me, count(me.held & s.atlas.swamp))


MUDMEN = Mudmen("mudmen", tokens=5, tray=12)
