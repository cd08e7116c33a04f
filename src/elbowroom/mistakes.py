"""What is wrong with a text: the file, the place, why, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from elbowroom.errors import Mistake

if TYPE_CHECKING:
    from elbowroom.words.message import Message

_LONGEST_QUOTE: Final = 40
# What can be wrong with any text: its messages begin with ``mistake-``, not with the family.
_COMMON: Final = ("number", "choice", "write", "twice")
_IN_TOML: Final = re.compile(
    r"(?P<reason>.*) \(at (line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)


class Spot:
    """A place in a text, which can complain about itself.

    *family* is how the keys of its messages begin.
    """

    def __init__(self, source: str, place: str = "", family: str = "collection") -> None:
        self.source: Final = source
        self.place: Final = place
        self.family: Final = family

    def at(self, key: object) -> Spot:
        """The place below this one."""
        text = f"[{key}]" if isinstance(key, int) else quoted(str(key))
        between = "." if self.place and not isinstance(key, int) else ""
        return Spot(self.source, f"{self.place}{between}{text}", self.family)

    def wrong(self, key: str, /, **args: str | int) -> Mistake:
        """The error with the message ``FAMILY-KEY``, or ``mistake-KEY`` if all texts have it."""
        family = "mistake" if key in _COMMON else self.family
        return Mistake(self.source, self.place, f"{family}-{key}", args)

    def refused(self, key: str, because: Message, /, **args: str | int) -> Mistake:
        """The same for a message with another one as its ``reason``."""
        return Mistake(self.source, self.place, f"{self.family}-{key}", args, because)


def quoted(value: object) -> str:
    """*value* as a mistake quotes it: short, on one line, without control characters."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list without end
        return "…"
    text = "".join(letter if letter.isprintable() else " " for letter in text)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"


def alternatives(word: str, known: Iterable[str]) -> str:
    """What somebody may have meant by *word*: similar words, or else all of them."""
    words = list(known)
    return ", ".join(get_close_matches(word[:_LONGEST_QUOTE], words, n=4, cutoff=0.6) or words)


def not_toml(source: str, error: ValueError) -> Mistake:
    """What the reader of TOML complains of; its place is LINE:COLUMN."""
    at = _IN_TOML.fullmatch(str(error))
    place = f"{at['line']}:{at['column']}" if at and at["line"] else ""
    return Spot(source, place).wrong("not-toml", reason=quoted(at["reason"] if at else str(error)))
