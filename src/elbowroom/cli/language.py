"""The words of this run of the program, in the language that the environment asks for."""

from __future__ import annotations

import os
from functools import cache

from elbowroom.words import ENGLISH, Words, entries

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def locale() -> str:
    """The locale of whoever sits here."""
    return next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), ENGLISH)


@cache
def words() -> Words:
    """Everything there is to say."""
    return Words(locale())


def say(key: str, /, **args: str | int | float) -> str:
    """One message."""
    return words().text(key, **args)


def plain(key: str) -> str:
    """A message of one line without arguments, read without Fluent.

    Help has to be there at once, and Fluent takes longer to wake up than all the rest.
    """
    source = entries(words().locale).get(key) or entries(ENGLISH)[key]
    return source.splitlines()[0].partition("=")[2].strip()
