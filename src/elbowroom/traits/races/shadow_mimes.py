"""Shadow Mimes: when picked, they may swap badges with another open combo."""

from __future__ import annotations

from elbowroom.traits.trait import SWAPS_BADGE, Trait

SHADOW_MIMES = Trait("shadow-mimes", tokens=7, tray=12, facts=SWAPS_BADGE)
