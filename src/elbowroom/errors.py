"""Errors about input: text that cannot be read, actions that are not allowed."""

from __future__ import annotations


class ElbowroomError(Exception):
    """The base of all errors that are about the game and not about the program."""


class NotParsable(ElbowroomError):
    """Text that cannot be read: which text, where in it, why, and what would be right."""

    def __init__(self, source: str, place: str, reason: str) -> None:
        # All three are passed to Exception, so that the error can be pickled.
        super().__init__(source, place, reason)
        self.source = source
        self.place = place
        self.reason = reason

    def __str__(self) -> str:
        return ": ".join(part for part in (self.source, self.place, self.reason) if part)


class NotLegal(ElbowroomError):
    """An action that the rules do not allow in this position."""


class NotYourTurn(ElbowroomError):
    """An action of a seat that does not decide now."""
