"""The words that can be typed at the table besides actions."""

from __future__ import annotations

from functools import cache
from typing import Final

from elbowroom.cli.language import say

COMMANDS: Final = (
    "help",
    "actions",
    "map",
    "table",
    "combos",
    "price",
    "odds",
    "income",
    "why",
    "explain",
    "hint",
    "spread",
    "undo",
    "log",
    "code",
    "save",
    "quit",
)
HELP_SIGN: Final = "?"
WITH_BY: Final = ("decline", "conquer")
"""The actions that have a second example in the help, with a special means."""


@cache
def commands_by_word() -> dict[str, str]:
    """The commands by the words for them, in the language of the table and in English."""
    return {say(f"command-{key}"): key for key in COMMANDS} | {key: key for key in COMMANDS}


def command_words() -> list[str]:
    """The words to type, in the language of the table."""
    return [say(f"command-{key}") for key in COMMANDS]
