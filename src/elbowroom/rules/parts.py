"""One line of a small sum that explains a price or an income."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Part:
    """*key* says what it is, *amount* how much (tokens of a price, coins of an income).

    *name* is the key of the trait or relic that it comes from; *seat* (from 0) is the one that pays
    it, or -1; *by* are the marks of the special means that it comes from.
    """

    def __init__(self, key: str, amount: i64, name: str = "", seat: i64 = -1, by: i64 = 0) -> None:
        self.key: Final = key
        self.amount: Final[i64] = amount
        self.name: Final = name
        self.seat: Final[i64] = seat
        self.by: Final[i64] = by

    def __repr__(self) -> str:
        return f"Part({self.key!r}, {self.amount}, {self.name!r}, {self.seat}, {self.by})"


def add_part(parts: list[Part], part: Part) -> None:
    """Add *part* to *parts*; what the same trait adds several times is one line."""
    if len(parts) > 0:
        last = parts[-1]
        if last.key == part.key and last.name == part.name and last.seat == part.seat:
            parts[-1] = Part(part.key, last.amount + part.amount, part.name, part.seat)
            return
    parts.append(part)
