"""Mistakes of the caller: reported in one line, with exit code 2."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from elbowroom.cli.language import comma_list, say, words
from elbowroom.errors import Mistake, NotAsWritten, place_and_reason

FAILED, MALFORMED, INTERRUPTED = 1, 2, 130


class Trouble(Exception):
    """The command line, or a file it names, is wrong; the text says what to do."""


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Report a failure to write *path* as the caller's mistake."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise Trouble(say("error-not-writable", file=str(path), reason=_reason(error))) from error


def read_text(path: Path) -> str:
    """The text of a file named on the command line."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Trouble(say("error-no-file", file=str(path))) from error
    except (OSError, ValueError) as error:
        raise Trouble(say("error-not-readable", file=str(path), reason=_reason(error))) from error


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def tell(error: Exception) -> str:
    """What is wrong, in the reader's language."""
    if isinstance(error, Mistake):
        return place_and_reason(error.source, error.place, error.reason_in(words()))
    if isinstance(error, NotAsWritten):
        return comma_list(tell(mistake) for mistake in error.mistakes)
    return str(error)


def one_line(text: str) -> str:
    """*text* without line breaks and terminal control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
