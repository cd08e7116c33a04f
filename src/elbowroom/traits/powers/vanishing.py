"""Vanishing: leaves the board when it declines, for two coins a region instead of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import count
from elbowroom.traits.trait import LEAVES_THE_BOARD, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Vanishing(Trait):
    def leaving_coins(self, s: State, me: Army) -> i64:
        return 2 * count(me.held)


VANISHING = Vanishing("vanishing", tokens=5, facts=LEAVES_THE_BOARD)
