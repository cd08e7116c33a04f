"""An estimate of hidden purses: coins are hidden, but every seat sees how they are earned."""

from __future__ import annotations

from elbowroom.play.observation import Observation
from elbowroom.rules.explain import income
from elbowroom.rules.state import State

_STARTING_COINS = 5


class CoinMemory:
    """The memory of one seat: what it has seen each other seat earn."""

    def __init__(self) -> None:
        self._coins: dict[int, int] = {}
        self._turns: dict[int, int] = {}

    def fill_in(self, s: State, observation: Observation) -> None:
        """Put the estimates into *s*, a guess at the whole position of *observation*.

        The income of a turn is counted when the board is seen soon after it.
        """
        for seat, hidden in enumerate(observation.hidden):
            if hidden:
                self._count(s, seat, _turns_scored(s, seat))
                s.coins[seat] = self._coins[seat]

    def _count(self, s: State, seat: int, turns: int) -> None:
        """Add the income of the present board for every turn that was not counted yet."""
        missed = turns - self._turns.get(seat, 0)
        coins = self._coins.get(seat, _STARTING_COINS)
        if missed > 0:
            coins += missed * int(income(s, seat).total)
        self._coins[seat], self._turns[seat] = coins, turns


def _turns_scored(s: State, seat: int) -> int:
    """How many turns *seat* has been paid for."""
    return int(s.round) if seat < s.turn or (seat == s.turn and s.scored) else int(s.round) - 1
