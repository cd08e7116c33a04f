"""Stout: may decline at the end of an ordinary turn."""

from __future__ import annotations

from elbowroom.traits.trait import DECLINES_AFTER_SCORING, Trait

STOUT = Trait("stout", tokens=4, facts=DECLINES_AFTER_SCORING)
