"""What a seat may see: everything on the table except the coins of others (G22)."""

from __future__ import annotations

from elbowroom.rules.state import OVER, State


def may_see_coins(s: State, viewer: int | None, seat: int) -> bool:
    """Whether *viewer* (a seat from 0, None for a spectator) knows what *seat* has.

    Totals are hidden from others until the end, unless the table plays with open coins.
    """
    return viewer == seat or s.options.open_coins or s.phase == OVER


def hidden_purses(s: State, viewer: int | None) -> list[int]:
    """The seats (from 0) whose coins *viewer* must not see."""
    return [seat for seat in range(s.seats) if not may_see_coins(s, viewer, seat)]
