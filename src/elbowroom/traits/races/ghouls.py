"""Ghouls: in decline they keep their tokens and go on campaigning, before the active army."""

from __future__ import annotations

from elbowroom.traits.trait import (
    ACTS_IN_DECLINE,
    ATTACKS_OWN_ACTIVE,
    KEEPS_TOKENS,
    SURVIVES_HOMELESS,
    WORKS_IN_DECLINE,
    Trait,
)

GHOULS = Trait(
    "ghouls",
    tokens=5,
    tray=10,
    facts=WORKS_IN_DECLINE
    | ACTS_IN_DECLINE
    | KEEPS_TOKENS
    | SURVIVES_HOMELESS
    | ATTACKS_OWN_ACTIVE,
)
