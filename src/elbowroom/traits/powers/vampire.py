"""Vampire: replaces a lone token by one of its own, once a turn for each opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.rules.means import means_named
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State

BY_VAMPIRE: Final[i64] = means_named("vampire")


class Vampire(Trait):
    def conquers_by(self, s: State, me: Army) -> i64:
        return BY_VAMPIRE


VAMPIRE = Vampire("vampire", tokens=5)
