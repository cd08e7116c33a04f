"""Pentacle: its finder puts the Balrog next to it; its holder may move it once a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import bit
from elbowroom.rules import verbs
from elbowroom.rules.actions import MOVE
from elbowroom.rules.pending import QUESTION
from elbowroom.rules.pieces import BALROG
from elbowroom.rules.roaming import roaming_field
from elbowroom.rules.state import CONQUEST, REDEPLOY, START
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State


class Pentacle(Trait):
    def found(self, s: State, region: i64) -> None:
        verbs.ask_first(s, QUESTION, region, self)

    def answers(self, s: State, region: i64, menu: Menu) -> None:
        menu.add(MOVE, roaming_field(s, s.turn, bit(region)), BALROG)

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.roamed & bit(BALROG) != 0 or s.phase not in (START, CONQUEST, REDEPLOY):
            return
        menu.add(MOVE, roaming_field(s, me.seat, s.where[BALROG]), BALROG)


THE_PENTACLE = Pentacle("pentacle")
