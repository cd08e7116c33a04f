"""The messages of the command line, in the language that the environment asks for."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache

from elbowroom.words import ENGLISH, Words, entries

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def locale() -> str:
    """The locale from the environment variables."""
    return next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), ENGLISH)


@cache
def words() -> Words:
    """The messages of the chosen language."""
    return Words(locale())


def say(key: str, /, **args: str | int | float) -> str:
    """One message."""
    return words().text(key, **args)


def comma_list(items: Iterable[str]) -> str:
    """Items separated by commas, as the language does it: ``a, b, c``."""
    return words().comma_list(list(items))


def plain(key: str) -> str:
    """A one-line message without arguments, read without Fluent.

    Importing Fluent takes longer than everything else that `--help` needs.
    """
    source = entries(words().locale).get(key) or entries(ENGLISH)[key]
    return source.splitlines()[0].partition("=")[2].strip()
