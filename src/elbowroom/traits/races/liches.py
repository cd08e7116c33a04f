"""Liches: once declined, whoever conquers one of their regions pays their owner a coin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Liches(Trait):
    def toll(self, s: State, me: Army) -> i64:
        return 0 if me.active else 1


LICHES = Liches("liches", tokens=5, tray=10, facts=WORKS_IN_DECLINE)
