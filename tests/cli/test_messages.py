"""The messages of the command line: each is used, and each key that is used exists."""

from __future__ import annotations

import re
from pathlib import Path

from elbowroom import cli, words
from elbowroom.cli.main import COMMANDS as PROGRAM
from elbowroom.cli.terminal.command_words import COMMANDS, command_words, commands_by_word
from elbowroom.cli.terminal.reading import VERBS

SOURCES = [path.read_text(encoding="utf-8") for path in sorted(Path(cli.__path__[0]).rglob("*.py"))]
KEYS = re.findall(
    r"^([a-z][\w-]*) *=", (words.FOLDER / "en" / "cli.ftl").read_text(encoding="utf-8"), re.M
)
# Composed of a prefix and a key of the game.
COMPOSED = {
    *(f"help-{name}" for name in PROGRAM),
    *(f"command-{name}" for name in COMMANDS),
    *(f"action-{verb}" for verb in VERBS),
    "bot-random",
    "bot-easy",
    "action-conquer-by",
    "action-decline-by",
}


def test_every_message_is_used() -> None:
    used = set(re.findall(r"""["']([a-z][a-z-]+)["']""", "\n".join(SOURCES)))
    assert [key for key in KEYS if key not in used | COMPOSED] == []


def test_composed_keys_exist() -> None:
    assert COMPOSED - set(words.entries(words.ENGLISH)) == set()


def test_commands_and_actions_do_not_clash() -> None:
    assert set(commands_by_word()) & set(VERBS) == set()
    assert len(set(command_words())) == len(COMMANDS)
    assert all(" " not in word for word in command_words())
