"""Mistakes of readers, which name the file, the place and what would be right."""

from __future__ import annotations

from elbowroom.mistakes import Spot, quoted


def spot_in(source: str, place: str = "") -> Spot:
    """A place in a code, a record, a scenario or an action; its messages are in notation.ftl."""
    return Spot(source, place, "notation")


def read_number(data: object, least: int, most: int, spot: Spot) -> int:
    """A whole number within bounds."""
    if not isinstance(data, int) or isinstance(data, bool) or not least <= data <= most:
        raise spot.wrong("number", text=quoted(data), least=least, most=most)
    return data
