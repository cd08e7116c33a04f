"""The version of the build, and whether the rules run compiled or as plain Python."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from typing import Final

from elbowroom.rules import apply

# A source tree on the path that was never installed has no metadata to ask.
NOT_INSTALLED: Final = "0+source"


def compiled() -> bool:
    """Whether the engine that is imported now was compiled to machine code."""
    return apply.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def version() -> str:
    """The version of the installed package, as its metadata has it."""
    try:
        return version_of("elbowroom")
    except PackageNotFoundError:
        return NOT_INSTALLED
