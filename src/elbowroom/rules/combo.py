"""A banner and a badge that lie open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.rules.book import Book


@mypyc_attr(acyclic=True)
class Combo:
    """A banner and a badge lying open, with the coins on them; replaced, never changed."""

    def __init__(self, book: Book, race_number: i64, power_number: i64, coins: i64) -> None:
        """The numbers are those of *book*; NOWHERE for no badge."""
        self.race_number: Final[i64] = race_number
        self.power_number: Final[i64] = power_number
        self.race: Final = book.races[race_number]
        self.power: Final = book.power(power_number)
        self.coins: Final[i64] = coins
