"""What is wrong with a text: the file, the place, why, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from json import JSONDecodeError
from tomllib import TOMLDecodeError
from typing import TYPE_CHECKING, Final

from elbowroom.errors import Detail, Mistake

if TYPE_CHECKING:
    from elbowroom.words.message import Message

_LONGEST_QUOTE: Final = 40
# What can be wrong with any text: its messages begin with ``mistake-``, not with the family.
_COMMON: Final = ("number", "choice", "write", "twice")
_PLACE_IN_TOML: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


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

    def wrong(self, key: str, /, **args: Detail) -> Mistake:
        """The error with the message ``FAMILY-KEY``, or ``mistake-KEY`` if all texts have it."""
        family = "mistake" if key in _COMMON else self.family
        return Mistake(self.source, self.place, f"{family}-{key}", args)

    def refused(self, key: str, because: Message, /, **args: Detail) -> Mistake:
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


def alternatives(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """What somebody may have meant by *word*: similar words, or else all of them."""
    words = list(known)
    return tuple(get_close_matches(word[:_LONGEST_QUOTE], words, n=4, cutoff=0.6) or words)


def not_toml(source: str, text: str, error: ValueError) -> Mistake:
    """The mistake that the reader of TOML found in *text*.

    Its own words are English, so only the place is taken from them.
    """
    at = _PLACE_IN_TOML.search(str(error))
    if at:
        return _unreadable(source, text, "not-toml", int(at[1]), int(at[2]))
    if isinstance(error, TOMLDecodeError):
        return _unfinished(source, text, "not-toml")
    # A number of thousands of digits, of which nobody says where it is.
    return Spot(source).wrong("not-toml", text=quoted(max(text.split(), key=len)))


def not_json(source: str, text: str, error: ValueError) -> Mistake:
    """The mistake that the reader of JSON found in *text*."""
    if isinstance(error, JSONDecodeError) and text[error.pos :].strip():
        return _unreadable(source, text, "not-json", error.lineno, error.colno)
    return _unfinished(source, text, "not-json")


def _unreadable(source: str, text: str, key: str, line: int, column: int) -> Mistake:
    """Names the place as LINE:COLUMN and quotes the line."""
    return Spot(source, f"{line}:{column}").wrong(key, text=quoted(text.split("\n")[line - 1]))


def _unfinished(source: str, text: str, key: str) -> Mistake:
    """Quotes the last line, after which something is missing."""
    return Spot(source).wrong(key, text=quoted(text.rstrip().rpartition("\n")[2]))
