"""Stonehedge: its finder draws a power, which every later holder of the place has too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import NOWHERE
from elbowroom.rules import verbs
from elbowroom.rules.banners import badge_stack
from elbowroom.rules.pending import POWER
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Stonehedge(Trait):
    def found(self, s: State, region: i64) -> None:
        if badge_stack(s) != 0:
            verbs.ask_first(s, POWER)

    def lends(self, s: State, me: Army) -> Trait | None:
        return None if s.lent == NOWHERE else s.book.powers[s.lent]


THE_STONEHEDGE = Stonehedge("stonehedge")
