"""Ratmen: no ability, but many tokens."""

from __future__ import annotations

from elbowroom.traits.trait import Trait

RATMEN = Trait("ratmen", tokens=8, tray=13)
