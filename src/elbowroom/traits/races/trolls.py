"""Trolls: a lair in every region that they take; it stays when they decline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.rules import verbs
from elbowroom.rules.pieces import LAIR
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Trolls(Trait):
    def settled(self, s: State, me: Army, region: i64) -> None:
        verbs.place(s, LAIR, region)


TROLLS = Trolls("trolls", tokens=5, tray=10)
