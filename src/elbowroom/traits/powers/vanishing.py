"""Vanishing: declines off the board, for two coins a region."""

from __future__ import annotations

from elbowroom.traits.trait import VANISHES, Trait

VANISHING = Trait("vanishing", tokens=5, facts=VANISHES)
