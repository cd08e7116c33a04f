"""Flames: enter next to the Volcano. Next to it, and next to the chain of own regions that begins
there, tokens do not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE
from elbowroom.rules import verbs
from elbowroom.rules.actions import PLACE
from elbowroom.rules.pending import QUESTION
from elbowroom.rules.pieces import VOLCANO
from elbowroom.rules.reach import around
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Flames(Trait):
    def picked(self, s: State, me: Army) -> None:
        if s.atlas.volcanic & s.atlas.chasm != 0:
            verbs.ask(s, QUESTION, NOWHERE, self)

    def answers(self, s: State, region: i64, menu: Menu) -> None:
        menu.add(PLACE, s.atlas.volcanic & s.atlas.chasm, VOLCANO)

    def enters(self, s: State, me: Army) -> i64:
        return s.atlas.around(s.where[VOLCANO])

    def as_if_empty(self, s: State, me: Army) -> i64:
        mask = s.atlas.around(s.where[VOLCANO])
        chain: i64 = EMPTY
        link = mask & me.held
        while link != 0:
            chain |= link
            beside = around(s, me, link)
            mask |= beside
            link = beside & me.held & ~chain
        return mask


FLAMES = Flames("flames", tokens=4, tray=9, needs=("volcano",))
