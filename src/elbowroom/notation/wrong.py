"""Errors of readers, which name the file, the place and what would be right."""

from __future__ import annotations

from elbowroom.errors import NotParsable


class Wrong:
    """Makes errors that name the file and the place."""

    def __init__(self, source: str) -> None:
        self.source = source

    def at(self, place: str, reason: str) -> NotParsable:
        """The error for *place*."""
        return NotParsable(self.source, place, reason)


def read_number(data: object, least: int, most: int, place: str, wrong: Wrong) -> int:
    """A whole number within bounds."""
    if not isinstance(data, int) or isinstance(data, bool):
        raise wrong.at(place, f"{data!r} is not a whole number")
    if not least <= data <= most:
        raise wrong.at(place, f"{data} is not between {least} and {most}")
    return data
