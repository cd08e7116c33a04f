"""The messages of the command line, in the language that the environment asks for."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from elbowroom.words import ENGLISH, FOLDER, Words, best_language, entries, entries_in

if TYPE_CHECKING:
    from elbowroom.atlas.atlas import Site
    from elbowroom.words import Arg

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language() -> str:
    """The language that the environment variables ask for, if it is complete; else English."""
    return best_language([os.environ[name] for name in _VARIABLES if os.environ.get(name)][:1])


@cache
def words() -> Words:
    """The messages of the chosen language."""
    return Words(language())


def say(key: str, /, **args: Arg) -> str:
    """One message."""
    return words().text(key, **args)


def region_name(site: Site) -> str:
    """The name of a region."""
    return words().region(site.slug, site.name)


def region_label(site: Site) -> str:
    """The name of a region for the board of the terminal, where there is little room."""
    return say("board-region", region=words().region_word(site.slug, site.name))


def comma_list(items: Iterable[str]) -> str:
    """Items separated by commas, as the language does it: ``a, b, c``."""
    return words().comma_list(list(items))


def plain(key: str) -> str:
    """A one-line message without arguments, read without Fluent.

    Importing Fluent takes longer than everything else that `--help` needs. The next longest thing
    is reading all files of a language, so the list of commands is in ``cli.ftl`` alone.
    """
    locale = words().locale
    source = _own_entries(locale).get(key) or entries(locale).get(key) or entries(ENGLISH)[key]
    return source.splitlines()[0].partition("=")[2].strip()


@cache
def _own_entries(locale: str) -> dict[str, str]:
    """The messages of ``cli.ftl``, not yet parsed."""
    return entries_in(FOLDER / locale / "cli.ftl")
