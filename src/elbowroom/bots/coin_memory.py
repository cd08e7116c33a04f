"""What the others may have in their purses: coins are hidden, but everybody sees them earned."""

from __future__ import annotations

from elbowroom.play.view import View
from elbowroom.rules.explain import income
from elbowroom.rules.state import State

_AT_FIRST = 5


class Purses:
    """The memory of one seat: what each other seat has been seen to earn."""

    def __init__(self) -> None:
        self._coins: dict[int, int] = {}
        self._turns: dict[int, int] = {}

    def look(self, s: State, view: View) -> None:
        """Put what is remembered into the guess *s*; seen in time, a turn's coins lie open."""
        for seat in view.seats:
            if seat.coins is None:
                other = seat.seat - 1
                self._earn(s, other, _turns_scored(s, other))
                s.coins[other] = self._coins[other]

    def _earn(self, s: State, seat: int, turns: int) -> None:
        """The board tells what the last turn brought; turns that nobody saw brought about that."""
        missed = turns - self._turns.get(seat, 0)
        coins = self._coins.get(seat, _AT_FIRST)
        if missed > 0:
            coins += missed * int(income(s, seat).total)
        self._coins[seat], self._turns[seat] = coins, turns


def _turns_scored(s: State, seat: int) -> int:
    """How many turns *seat* has been paid for."""
    return int(s.round) if seat < s.turn or (seat == s.turn and s.scored) else int(s.round) - 1
