"""Numbers in base 32, each digit with a bit that says whether more digits follow.

A writer and a reader have the same methods, so that one function can describe both directions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from elbowroom.errors import Mistake
from elbowroom.notation.spots import spot_in

SOURCE: Final = "code"
HIDDEN: Final = "?"
# The maximum of numbers that nothing else bounds, such as coins: still far from
# what would overflow when such numbers are added.
UNBOUNDED: Final = 2**40
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_DIGIT: Final = 32
_CHECK: Final = 3
_CHECKS: Final = len(_ALPHABET) ** _CHECK
_LONGEST: Final = 2**62

Parts = dict[object, str]
# Parts of positions that are remembered before all are forgotten.
_MOST_PARTS: Final = 4096
# Parts of a code that are shorter were probably in codes before.
_LONG: Final = 256


def check_letters(*texts: str) -> str:
    """A few letters that change with every letter of *texts*, however these are cut into parts."""
    total = 7
    for text in texts:
        factor, weight = _known_weight(text) if len(text) < _LONG else _weigh(text)
        total = (total * factor + weight) % _CHECKS
    return "".join(_ALPHABET[total // len(_ALPHABET) ** n % len(_ALPHABET)] for n in range(_CHECK))


def _weigh(text: str) -> tuple[int, int]:
    """What *text* multiplies a check by, and what it adds."""
    factor, weight = 1, 0
    for letter in text:
        factor = factor * 131 % _CHECKS
        weight = (weight * 131 + ord(letter)) % _CHECKS
    return factor, weight


@lru_cache(maxsize=4096)
def _known_weight(text: str) -> tuple[int, int]:
    return _weigh(text)


class Stream:
    """A sequence of numbers that is written or read."""

    def __init__(self, reading: bool) -> None:
        self.reading: Final = reading

    def longest_list(self) -> int:
        """How many numbers a list may have."""
        raise NotImplementedError

    def number(self, value: int, most: int, what: str) -> int:
        """The next number, from 0 to *most*: *value* if it is written. *what* is its name."""
        raise NotImplementedError

    def purse(self, value: int | None) -> int | None:
        """The coins of a seat; None for those that are hidden."""
        raise NotImplementedError

    def part(self, parts: Parts, key: object, walk: Callable[[], None]) -> None:
        """Write or read what *walk* does."""
        raise NotImplementedError


class Writer(Stream):
    """Writes a sequence of numbers."""

    def __init__(self) -> None:
        super().__init__(False)
        self.letters: list[str] = []

    def longest_list(self) -> int:
        """How many numbers a list may have."""
        return UNBOUNDED

    def number(self, value: int, most: int, what: str) -> int:
        """Write *value*, which is from 0 to *most*."""
        assert 0 <= value <= most, (what, value)
        if value < _DIGIT:
            self.letters.append(_ALPHABET[value])
            return value
        rest = value
        while rest >= _DIGIT:
            self.letters.append(_ALPHABET[_DIGIT + rest % _DIGIT])
            rest //= _DIGIT
        self.letters.append(_ALPHABET[rest])
        return value

    def purse(self, value: int | None) -> int | None:
        """Write the coins of a seat; None for those that are hidden."""
        if value is None:
            self.letters.append(HIDDEN)
            return None
        return self.number(value, UNBOUNDED, "coins")

    def part(self, parts: Parts, key: object, walk: Callable[[], None]) -> None:
        """Write what *walk* writes; *parts* remembers its letters by all that they depend on."""
        letters = parts.get(key)
        if letters is None:
            before, self.letters = self.letters, []
            walk()
            letters, self.letters = "".join(self.letters), before
            if len(parts) >= _MOST_PARTS:
                parts.clear()
            parts[key] = letters
        self.letters.append(letters)


class Reader(Stream):
    """Reads the numbers back; each is checked against its bound."""

    def __init__(self, text: str) -> None:
        super().__init__(True)
        self.text = text
        self.place = 0

    def longest_list(self) -> int:
        """How many numbers a list may have: each takes a letter."""
        return len(self.text) - self.place

    def wrong(self) -> Mistake:
        """The error for the current place."""
        return spot_in(SOURCE, "numbers").wrong("numbers", letter=self.place + 1)

    def number(self, value: int, most: int, what: str) -> int:
        """The next number; *value* is ignored."""
        total, factor = 0, 1
        while True:
            letter = self.text[self.place : self.place + 1]
            digit = _ALPHABET.find(letter) if letter else -1
            if digit < 0 or factor > _LONGEST:
                raise self.wrong()
            self.place += 1
            total += digit % _DIGIT * factor
            if digit < _DIGIT:
                break
            factor *= _DIGIT
        if total > most:
            raise self.wrong()
        return total

    def purse(self, value: int | None) -> int | None:
        """The coins of a seat; None if they are hidden."""
        if self.text[self.place : self.place + 1] == HIDDEN:
            self.place += 1
            return None
        return self.number(0, UNBOUNDED, "coins")

    def part(self, parts: Parts, key: object, walk: Callable[[], None]) -> None:
        """Read what *walk* reads."""
        walk()


def signed(stream: Stream, value: int, most: int, what: str) -> int:
    """A number that may also be -1 or -2."""
    return stream.number(value + 2, most + 2, what) - 2


def bits(stream: Stream, value: int, marks: list[int], what: str) -> int:
    """A set of *marks*, each a single bit: written by their places in the list."""
    most = (1 << len(marks)) - 1
    if value == 0 and not stream.reading:
        return stream.number(0, most, what)
    places = sum(1 << place for place, mark in enumerate(marks) if value & mark)
    number = stream.number(places, most, what)
    return sum(mark for place, mark in enumerate(marks) if number >> place & 1)
