"""Names of bots: a level, optionally followed by @ and how long it may think in each turn.

``champion@0.2s`` thinks for so many seconds, ``champion@20000n`` for so many nodes, which gives the
same game on every machine. ``cmd:./mybot --deep`` is a program that speaks the bot protocol, and
``cmd@5s:…`` gives it so many seconds for each decision. ``bot_named`` runs such programs: a name
that came over a network goes to ``offered_bot`` instead.
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
from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.spots import spot_in
from elbowroom.words.message import Name, Text

COMMAND: Final = "cmd"
_COMMAND_SPEC: Final = re.compile(rf"{COMMAND}(?:@([^:]*))?:(.*)", re.DOTALL)
# The names of these programs say nothing about the bot that they run.
_INTERPRETERS: Final = ("python", "node", "java", "ruby", "lua", "perl", "env")
_OFFERED_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")


def bot_named(spec: str, seed: int) -> Bot:
    """The bot that *spec* names; a program starts at its first decision."""
    if is_command(spec):
        return _program(spec, seed, quiet=False)
    name, at, budget = spec.partition("@")
    kind = BOTS.get(name)
    if kind is None:
        bots = (*BOTS, f"{COMMAND}:PROGRAM")
        raise spot_in("", "bot").wrong("choice", text=quoted(name), known=bots)
    if not at:
        return kind(seed)
    if not issubclass(kind, Thinker) or not kind.strength.width:
        raise _spot(spec).wrong("no-time", text=quoted(name))
    nodes, seconds = _read_budget(budget)
    return kind(seed, replace(kind.strength, nodes=nodes, seconds=seconds))


def _spot(spec: str) -> Spot:
    return spot_in("").at(spec)


def _read_budget(budget: str) -> tuple[int, float]:
    """Nodes and seconds, one of them 0."""
    try:
        if budget.endswith("n") and int(budget[:-1]) > 0:
            return int(budget[:-1]), 0.0
        if budget.endswith("s") and 0 < float(budget[:-1]) <= 3600:
            return 0, float(budget[:-1])
    except ValueError:
        pass
    raise _spot(f"@{budget}").wrong("write", form="@20000n | @0.2s")


# ---------------------------------------------------------------------- programs


def is_command(spec: str) -> bool:
    """Whether *spec* names a program and not one of the built-in bots."""
    return _COMMAND_SPEC.fullmatch(spec) is not None


def command_words(spec: str) -> tuple[list[str], float]:
    """The program and its arguments, and the seconds that it has for each decision."""
    match = _COMMAND_SPEC.fullmatch(spec)
    if match is None:
        raise _spot(spec).wrong("write", form=f"{COMMAND}:./mybot")
    seconds = _seconds(match[1]) if match[1] is not None else SECONDS
    try:
        words = shlex.split(match[2])
    except ValueError as error:
        raise _spot(spec).wrong("write", form=f'{COMMAND}:./mybot "a word"') from error
    if not words:
        raise _spot(spec).wrong("write", form=f"{COMMAND}:./mybot")
    if shutil.which(words[0]) is None:
        raise _spot(spec).wrong("program", text=quoted(words[0]))
    return words, seconds


def _seconds(budget: str) -> float:
    nodes, seconds = _read_budget(budget)
    if nodes:
        raise _spot(f"@{budget}").wrong("write", form=f"{COMMAND}@5s:./mybot")
    return seconds


def _program(spec: str, seed: int, quiet: bool) -> CommandBot:
    words, seconds = command_words(spec)
    return CommandBot(words, seed, seconds, quiet)


# ---------------------------------------------------------------------- names in lists and records


def names_in(text: str) -> list[str]:
    """The names in a comma-separated list; commas inside a quoted command do not separate."""
    names: list[str] = []
    rest = text
    while True:
        end = _end_of_name(rest)
        names.append(rest[:end].strip())
        if end == len(rest):
            return names
        rest = rest[end + 1 :]


def _end_of_name(text: str) -> int:
    """Where the first name of *text* ends. Only commands are quoted; a person may be O'Brien."""
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


def short_name(spec: str) -> str:
    """A name that fits into a table or a record; for a program only its file name."""
    match = _COMMAND_SPEC.fullmatch(spec)
    if match is None:
        return spec
    names = [PurePath(word.strip("'\"")).name for word in match[2].split()]
    while len(names) > 1 and (names[0].startswith(_INTERPRETERS) or names[0].startswith("-")):
        del names[0]
    plain = "".join(sign for sign in "".join(names[:1]) if sign.isalnum() or sign in "._-")
    return f"{COMMAND}:{plain}"


def level_name(written: str) -> Name | Text:
    """What people call the bot *written*, without its time to think; programs keep their name."""
    name = written.partition("@")[0]
    return Name("level", name) if name in BOTS else Text(short_name(written))


# ---------------------------------------------------------------------- programs on a server


def read_commands(lines: Sequence[str]) -> dict[str, str]:
    """The programs that the operator of a server offers to its players: ``mybot=./mybot --deep``.

    Players only ever send the name; ``mybot=cmd@5s:./mybot`` gives it another time limit.
    """
    offered: dict[str, str] = {}
    for line in lines:
        name, _, command = line.partition("=")
        name, command = name.strip(), command.strip()
        taken = name in (*BOTS, COMMAND) or name in offered
        if taken or not command or not _OFFERED_NAME.fullmatch(name):
            raise _spot(line).wrong("offered-bot")
        spec = command if is_command(command) else f"{COMMAND}:{command}"
        command_words(spec)
        offered[name] = spec
    return offered


def offered_bot(name: str, seed: int, commands: Mapping[str, str]) -> Bot:
    """A bot that any player may choose by *name*: a built-in level, or one of *commands*.

    *commands* comes from ``read_commands``. Nothing in *name* is ever run or parsed.
    """
    if name in commands:
        return _program(commands[name], seed, quiet=True)
    if name not in BOTS:
        raise spot_in("", "bot").wrong("choice", text=quoted(name), known=(*BOTS, *commands))
    return BOTS[name](seed)
