"""Crypt: its holder sends the Ghost to another region, which becomes immune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import bit, regions_of
from elbowroom.rules import verbs
from elbowroom.rules.actions import PLACE
from elbowroom.rules.pieces import CRYPT, GHOST
from elbowroom.rules.state import REDEPLOY
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Crypt(Trait):
    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase != REDEPLOY or s.acting is not me or me.moved & bit(GHOST) != 0:
            return
        field = s.atlas.land | s.atlas.water
        if s.options.ghost_own_regions_only:
            field = s.lands_of(me.seat)
        # A region that another piece makes immune is closed to the places of opponents too.
        field &= ~s.sheltered | s.lands_of(me.seat) & ~s.where[GHOST]
        menu.add(PLACE, field & ~s.where[CRYPT], GHOST)

    def fallen(self, s: State, region: i64) -> None:
        for haunted in regions_of(s.where[GHOST]):
            verbs.remove(s, GHOST, haunted)


THE_CRYPT = Crypt("crypt")
