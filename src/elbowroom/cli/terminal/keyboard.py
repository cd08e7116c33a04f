"""Lines typed at the keyboard, with completion where readline is available."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress


class EndOfInput(Exception):
    """The input has ended."""


class Keyboard:
    """Reads lines; *completions* says what may be typed next."""

    def __init__(self, completions: Callable[[], Sequence[str]]) -> None:
        self._completions = completions
        self._live = sys.stdin is not None and sys.stdin.isatty()
        if self._live:
            self._offer_completion()

    def ask(self, prompt: str) -> str:
        """One line without the spaces around it."""
        try:
            line = input(prompt)
        except (EOFError, RuntimeError) as error:  # RuntimeError: there is no input at all.
            print()
            raise EndOfInput from error
        except UnicodeDecodeError:
            return ""
        if not self._live:
            # Input that is not a terminal is echoed, so that the output shows the answers.
            print(line)
        return line.strip()

    def _offer_completion(self) -> None:
        with suppress(ImportError):  # Not every system has it.
            import readline

            readline.set_completer_delims("")
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        begun = text.lower()
        matches = [word for word in self._completions() if word.lower().startswith(begun)]
        return matches[number] if number < len(matches) else None
