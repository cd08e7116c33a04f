"""`elbowroom bot`: a built-in bot that speaks the bot protocol on stdin and stdout."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from elbowroom.bots.bot_names import is_command
from elbowroom.bots.protocol.bot_program import BotProgram
from elbowroom.bots.protocol.messages import MOST_OF_A_QUESTION
from elbowroom.cli import seating
from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import Trouble


def bot(
    level: Annotated[str, Parameter(help=plain("help-option-level"))] = "medium",
    /,
) -> int:
    """Speak the bot protocol."""
    if is_command(level):
        raise Trouble(say("error-bot-of-a-bot", text=level))
    seating.make_bot(level, 0)
    program = BotProgram(level, lambda seed: seating.make_bot(level, seed))
    program.talk(_lines(), lambda line: print(line, flush=True))
    return 0


def _lines() -> Iterator[str]:
    """The lines of stdin, in pieces of limited length; nothing if there is no stdin."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    while sys.stdin is not None and (line := sys.stdin.readline(MOST_OF_A_QUESTION)):
        yield line
