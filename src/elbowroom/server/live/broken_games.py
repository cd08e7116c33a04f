"""Games whose log cannot be replayed: reported once, then left alone until the server restarts."""

from __future__ import annotations

import logging
from typing import Final

from elbowroom.errors import ElbowroomError
from elbowroom.server.operations.logs import log, short

# What replaying a damaged log raises; everything else is a failure of the database, or a bug.
FAULTS: Final = (ElbowroomError, AssertionError, LookupError, ValueError)


class BrokenGame(Exception):
    """The log of this game cannot be replayed; `elbowroom db verify` says where it is wrong."""


class BrokenGames:
    """The broken games that this process has met."""

    def __init__(self) -> None:
        self._ids: Final[set[str]] = set()

    def __contains__(self, game: str) -> bool:
        return game in self._ids

    def check(self, game: str) -> None:
        """Refuse a game that is known to be broken."""
        if game in self._ids:
            raise BrokenGame

    def report(self, game: str, error: Exception) -> BrokenGame:
        """Remember that a game is broken and log it; returns the error to raise."""
        self._ids.add(game)
        kind = type(error).__name__
        log("broken-game", logging.ERROR, table=short(game), error=kind, see="elbowroom db verify")
        return BrokenGame()
