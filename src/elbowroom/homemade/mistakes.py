"""What is wrong with a collection: the file, the place, why, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from elbowroom.errors import NotParsable
from elbowroom.words import ENGLISH, Words

_LONGEST_QUOTE: Final = 40


class CollectionError(NotParsable):
    """A mistake in a collection: the reason as a message key with arguments, and in English."""

    def __init__(self, source: str, place: str, key: str, args: dict[str, str | int]) -> None:
        super().__init__(source, place, Words(ENGLISH).text(key, **args))
        self.key: Final = key
        self.arguments: Final = args

    def __reduce__(self) -> tuple[object, ...]:
        return CollectionError, (self.source, self.place, self.key, self.arguments)


class Spot:
    """A place in a collection, which can complain about itself."""

    def __init__(self, source: str, place: str = "") -> None:
        self.source: Final = source
        self.place: Final = place

    def at(self, key: object) -> Spot:
        """The place below this one."""
        text = f"[{key}]" if isinstance(key, int) else quoted(str(key))
        between = "." if self.place and not isinstance(key, int) else ""
        return Spot(self.source, f"{self.place}{between}{text}")

    def wrong(self, key: str, /, **args: str | int) -> CollectionError:
        """The error with the message ``collection-KEY``."""
        return CollectionError(self.source, self.place, f"collection-{key}", args)


def quoted(value: object) -> str:
    """*value* as a mistake quotes it: short, on one line, without control characters."""
    text = value if isinstance(value, str) else repr(value)
    text = "".join(letter if letter.isprintable() else " " for letter in text)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"


def alternatives(word: str, known: Iterable[str]) -> str:
    """What somebody may have meant by *word*: similar words, or else all of them."""
    words = list(known)
    return ", ".join(get_close_matches(word[:_LONGEST_QUOTE], words, n=4, cutoff=0.6) or words)
