"""Names of bots: a level, and after an @ how long it may think in each turn.

``champion@0.2s`` has that many seconds, ``champion@20000n`` that many nodes, which give the same
game on every machine. ``cmd:./mybot --deep`` is a program that speaks the bot protocol, and
``cmd@5s:…`` gives it that many seconds for each decision. ``bot_named`` runs such programs: a name
that came over a network goes to ``hired_bot`` instead.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.levels import Thinker
from elbowroom.bots.protocol.seat import SECONDS, CommandBot
from elbowroom.bots.registry import BOTS
from elbowroom.errors import NotParsable

COMMAND: Final = "cmd"
_WRITTEN_COMMAND: Final = re.compile(rf"{COMMAND}(?:@([^:]*))?:(.*)", re.DOTALL)
# The names of these programs say nothing about the bot that they run.
_INTERPRETERS: Final = ("python", "node", "java", "ruby", "lua", "perl", "env")
_HIRED: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")


def bot_named(written: str, seed: int) -> Bot:
    """The bot of the name *written*; a program starts when it is first asked."""
    if is_command(written):
        return _program(written, seed, quiet=False)
    name, at, budget = written.partition("@")
    kind = BOTS.get(name)
    if kind is None:
        known = f"{', '.join(BOTS)}, {COMMAND}:PROGRAM"
        raise NotParsable("", "bot", f"there is no {name!r}; there is {known}")
    if not at:
        return kind(seed)
    if not issubclass(kind, Thinker) or not kind.strength.width:
        raise NotParsable("", "bot", f"{name!r} has nothing to think about: no @ there")
    nodes, seconds = _read(budget)
    return kind(seed, replace(kind.strength, nodes=nodes, seconds=seconds))


def _read(budget: str) -> tuple[int, float]:
    """Nodes and seconds, one of them 0."""
    try:
        if budget.endswith("n") and int(budget[:-1]) > 0:
            return int(budget[:-1]), 0.0
        if budget.endswith("s") and 0 < float(budget[:-1]) <= 3600:
            return 0, float(budget[:-1])
    except ValueError:
        pass
    raise NotParsable("", "bot", f"{budget!r} is no time to think: write 20000n or 0.2s")


# ---------------------------------------------------------------------- programs


def is_command(written: str) -> bool:
    """Whether *written* names a program and not one of our own bots."""
    return _WRITTEN_COMMAND.fullmatch(written) is not None


def command_words(written: str) -> tuple[list[str], float]:
    """The program and its arguments, and the seconds that it has for each decision."""
    match = _WRITTEN_COMMAND.fullmatch(written)
    if match is None:
        raise NotParsable("", "bot", f"{written!r} names no program: write {COMMAND}:./mybot")
    seconds = _seconds(match[1]) if match[1] is not None else SECONDS
    try:
        words = shlex.split(match[2])
    except ValueError as error:
        raise NotParsable("", "bot", f"{match[2]!r}: {error}") from error
    if not words:
        raise NotParsable("", "bot", f"{written!r} names no program: write {COMMAND}:./mybot")
    if shutil.which(words[0]) is None:
        raise NotParsable("", "bot", f"{words[0]!r} is no program that can be run here")
    return words, seconds


def _seconds(budget: str) -> float:
    nodes, seconds = _read(budget)
    if nodes:
        raise NotParsable("", "bot", f"a program counts no nodes: write {COMMAND}@5s:…")
    return seconds


def _program(written: str, seed: int, quiet: bool) -> CommandBot:
    words, seconds = command_words(written)
    return CommandBot(words, seed, seconds, quiet)


# ---------------------------------------------------------------------- names in lists and records


def names_in(text: str) -> list[str]:
    """The names between the commas; commas in the quotes of a command belong to it."""
    names: list[str] = []
    rest = text
    while True:
        end = _end_of_name(rest)
        names.append(rest[:end].strip())
        if end == len(rest):
            return names
        rest = rest[end + 1 :]


def _end_of_name(text: str) -> int:
    """Where the first name of *text* ends. Only commands have quotes; a person may be O'Brien."""
    quotes = text.lstrip().startswith((f"{COMMAND}:", f"{COMMAND}@"))
    quote = ""
    for place, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote else quote
        elif quotes and sign in "'\"":
            quote = sign
        elif sign == ",":
            return place
    return len(text)


def short_name(written: str) -> str:
    """A name that fits into a table or a record; of a program only its own name."""
    match = _WRITTEN_COMMAND.fullmatch(written)
    if match is None:
        return written
    called = [PurePath(word.strip("'\"")).name for word in match[2].split()]
    while len(called) > 1 and (called[0].startswith(_INTERPRETERS) or called[0].startswith("-")):
        del called[0]
    plain = "".join(sign for sign in "".join(called[:1]) if sign.isalnum() or sign in "._-")
    return f"{COMMAND}:{plain}"


# ---------------------------------------------------------------------- programs on a server


def read_commands(lines: Sequence[str]) -> dict[str, str]:
    """The programs that the operator of a server offers to its players: ``mybot=./mybot --deep``.

    Players only ever send the name; ``mybot=cmd@5s:./mybot`` gives it another time limit.
    """
    hired: dict[str, str] = {}
    for line in lines:
        name, _, command = line.partition("=")
        name, command = name.strip(), command.strip()
        taken = name in (*BOTS, COMMAND) or name in hired
        if taken or not command or not _HIRED.fullmatch(name):
            reason = "write NAME=COMMAND, with a new name of small letters, digits and hyphens"
            raise NotParsable("", f"bot {line!r}", reason)
        written = command if is_command(command) else f"{COMMAND}:{command}"
        command_words(written)
        hired[name] = written
    return hired


def hired_bot(name: str, seed: int, commands: Mapping[str, str]) -> Bot:
    """A bot that anybody may ask for by *name*: a level of ours, or one of *commands*.

    *commands* comes from ``read_commands``. Nothing in *name* is ever run or parsed.
    """
    if name in commands:
        return _program(commands[name], seed, quiet=True)
    if name not in BOTS:
        known = ", ".join([*BOTS, *commands])
        raise NotParsable("", "bot", f"there is no {name!r}; there is {known}")
    return BOTS[name](seed)
