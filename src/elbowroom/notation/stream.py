"""Numbers in base 32, each digit with a bit that says whether more digits follow.

A writer and a reader have the same methods, so that one function can describe both directions.
"""

from __future__ import annotations

from elbowroom.errors import NotParsable

SOURCE = "position code"
HIDDEN = "?"
# The maximum of numbers that nothing else bounds, such as coins: still far from
# what would overflow when such numbers are added.
UNBOUNDED = 2**40
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_DIGIT = 32
_CHECK = 3
_LONGEST = 2**62


def check_letters(text: str) -> str:
    """A few letters that change with every letter of *text*."""
    total = 7
    for letter in text:
        total = (total * 131 + ord(letter)) % len(_ALPHABET) ** _CHECK
    return "".join(_ALPHABET[total // len(_ALPHABET) ** n % len(_ALPHABET)] for n in range(_CHECK))


class Writer:
    """Writes a sequence of numbers."""

    reading = False

    def __init__(self) -> None:
        self.letters: list[str] = []

    @property
    def longest_list(self) -> int:
        """How many numbers a list may have."""
        return UNBOUNDED

    def number(self, value: int, most: int, what: str) -> int:
        """Write *value*, which is from 0 to *most*."""
        assert 0 <= value <= most, (what, value)
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


class Reader:
    """Reads the numbers back; each is checked against its bound."""

    reading = True

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    @property
    def longest_list(self) -> int:
        """How many numbers a list may have: each takes a letter."""
        return len(self.text) - self.place

    def wrong(self, reason: str) -> NotParsable:
        """The error for the current place."""
        return NotParsable(SOURCE, f"letter {self.place + 1} of the numbers", reason)

    def number(self, value: int, most: int, what: str) -> int:
        """The next number; *value* is ignored."""
        total, factor = 0, 1
        while True:
            letter = self.text[self.place : self.place + 1]
            digit = _ALPHABET.find(letter) if letter else -1
            if digit < 0 or factor > _LONGEST:
                raise self.wrong(f"the number of {what} is incomplete or misspelt")
            self.place += 1
            total += digit % _DIGIT * factor
            if digit < _DIGIT:
                break
            factor *= _DIGIT
        if total > most:
            raise self.wrong(f"{what}: {total} is more than {most}")
        return total

    def purse(self, value: int | None) -> int | None:
        """The coins of a seat; None if they are hidden."""
        if self.text[self.place : self.place + 1] == HIDDEN:
            self.place += 1
            return None
        return self.number(0, UNBOUNDED, "coins")


Stream = Writer | Reader


def flag(stream: Stream, value: bool, what: str) -> bool:
    """Yes or no."""
    return stream.number(int(value), 1, what) == 1


def signed(stream: Stream, value: int, most: int, what: str) -> int:
    """A number that may also be -1 or -2."""
    return stream.number(value + 2, most + 2, what) - 2


def bits(stream: Stream, value: int, marks: list[int], what: str) -> int:
    """A set of *marks*, each a single bit: written by their places in the list."""
    places = sum(1 << place for place, mark in enumerate(marks) if value & mark)
    number = stream.number(places, (1 << len(marks)) - 1, what)
    return sum(mark for place, mark in enumerate(marks) if number >> place & 1)
