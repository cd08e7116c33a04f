"""What can go wrong on the way in: text nobody can read, moves nobody may make."""

from __future__ import annotations


class ElbowroomError(Exception):
    """Any error that is about the game and not about the program."""


class NotParsable(ElbowroomError):
    """Some text is not what it should be: which text, where in it, why, and what would be right."""

    def __init__(self, source: str, place: str, reason: str) -> None:
        # All three go to Exception so that the error survives a trip to another process.
        super().__init__(source, place, reason)
        self.source = source
        self.place = place
        self.reason = reason

    def __str__(self) -> str:
        return ": ".join(part for part in (self.source, self.place, self.reason) if part)


class NotLegal(ElbowroomError):
    """An action that the rules do not allow in this position."""


class NotYourTurn(ElbowroomError):
    """An action of a seat that is not the one to decide."""
