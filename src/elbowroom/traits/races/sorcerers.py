"""Sorcerers: replace a lone token by one of their own, once a turn for each opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.rules.means import means_named
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State

BY_SORCERY: Final[i64] = means_named("sorcery")


class Sorcerers(Trait):
    def conquers_by(self, s: State, me: Army) -> i64:
        return BY_SORCERY


SORCERERS = Sorcerers("sorcerers", tokens=5, tray=18)
