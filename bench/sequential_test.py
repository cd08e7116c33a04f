"""Wald's sequential test: does a bot win half of its games, or as many as the goal says?"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

_ERRORS: Final = 0.05
BOUND: Final = log((1 - _ERRORS) / _ERRORS)
"""The evidence at which the test stops: above it the goal is reached, below its negative not."""

ABOVE, BELOW, OPEN = "above", "below", "open"


def evidence(shares: Sequence[float], goal: float) -> float:
    """The logarithm of how much likelier *shares* of games are with *goal* than with one half.

    A share is 1 for a game that was won, and less for a shared victory.
    """
    wins = sum(shares)
    return wins * log(goal / 0.5) + (len(shares) - wins) * log((1 - goal) / 0.5)


def verdict(shares: Sequence[float], goal: float) -> str:
    """What can be said after these games."""
    weight = evidence(shares, goal)
    if abs(weight) < BOUND:
        return OPEN
    return ABOVE if weight > 0 else BELOW
