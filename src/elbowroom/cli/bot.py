"""`elbowroom bot`: one of our bots speaks the protocol on stdin and stdout."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from elbowroom.bots.naming import is_command
from elbowroom.bots.protocol.speaker import Speaker
from elbowroom.cli import seating
from elbowroom.cli.speech import plain, say
from elbowroom.cli.trouble import Trouble


def bot(
    level: Annotated[str, Parameter(help=plain("help-option-level"))] = "medium",
    /,
) -> int:
    """Speak the bot protocol."""
    if is_command(level):
        raise Trouble(say("error-bot-of-a-bot", text=level))
    seating.seated_bot(level, 0)
    speaker = Speaker(level, lambda seed: seating.seated_bot(level, seed))
    speaker.talk(sys.stdin, lambda line: print(line, flush=True))
    return 0
