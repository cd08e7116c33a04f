"""Berserk: may roll the die before every conquest, and pays so many tokens less."""

from __future__ import annotations

from elbowroom.traits.trait import ROLLS_FREELY, Trait

BERSERK = Trait("berserk", tokens=4, facts=ROLLS_FREELY)
