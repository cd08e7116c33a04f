"""Facts that the engine tells: one way out, for logs and animation, and nobody answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Event:
    """Something that happened: its kind, the seat concerned, and what the kind says of the rest."""

    def __init__(self, kind: str, seat: i64, region: i64, amount: i64, words: str) -> None:
        self.kind: Final = kind
        self.seat: Final[i64] = seat
        self.region: Final[i64] = region
        self.amount: Final[i64] = amount
        self.words: Final = words
