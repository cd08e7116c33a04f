"""Mistakes of whoever called the program: one line, and exit code 2."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from elbowroom.cli.language import say

FAILED, MALFORMED, INTERRUPTED = 1, 2, 130


class Trouble(Exception):
    """Something on the command line, or in a file that it names, is not right."""


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Whatever keeps us from writing *path* is told as trouble."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise Trouble(say("error-not-writable", file=str(path), reason=_reason(error))) from error


def read_text(path: Path) -> str:
    """The text of a file that somebody named."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Trouble(say("error-no-file", file=str(path))) from error
    except (OSError, ValueError) as error:
        raise Trouble(say("error-not-readable", file=str(path), reason=_reason(error))) from error


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def one_line(text: str) -> str:
    """*text* without line breaks and without characters that would drive the terminal."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
