"""Will-o'-Wisps: roll before they conquer a crystal field, or a region next to one they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class WillOWisps(Trait):
    def rolls_for(self, s: State, me: Army) -> i64:
        return s.atlas.magic | s.atlas.around(me.held & s.atlas.magic)


WILL_O_WISPS = WillOWisps("will-o-wisps", tokens=6, tray=11)
