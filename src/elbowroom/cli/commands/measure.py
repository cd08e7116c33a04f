"""`elbowroom bench`: its options; the measuring itself is loaded when it begins."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import Trouble
from elbowroom.cli.shared_options import Json

_MOST_ROUNDS = 1000


def measure(
    *,
    json: Json = False,
    rounds: Annotated[int, Parameter(help=plain("help-option-rounds"))] = 5,
) -> int:
    """Measure the rules engine."""
    if not 1 <= rounds <= _MOST_ROUNDS:
        raise Trouble(say("error-rounds", most=_MOST_ROUNDS))
    from elbowroom.cli.commands.bench import bench

    return bench(json_output=json, rounds=rounds)
