"""`elbowroom bench`: measures the rules engine; the figures as a table or as JSON."""

from __future__ import annotations

import json as json_text
from typing import Annotated

from cyclopts import Parameter

from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import Trouble
from elbowroom.cli.shared_options import Json

_MOST_ROUNDS = 1000


def bench(
    *,
    json: Json = False,
    rounds: Annotated[int, Parameter(help=plain("help-option-rounds"))] = 5,
) -> int:
    """Measure the rules engine; the exit code is 0 whatever the figures are."""
    if not 1 <= rounds <= _MOST_ROUNDS:
        raise Trouble(say("error-rounds", most=_MOST_ROUNDS))
    # Loaded here, so that `elbowroom bench --help` does not wait for it.
    from rich.console import Console

    from elbowroom.bench.report import Size, as_data, run

    console, size = Console(stderr=True), Size()

    def progress(done: int, of: int) -> None:
        console.print(say("bench-round", done=done, of=of))

    data = as_data(run(rounds, size, progress), size)
    if json:
        print(json_text.dumps(data, indent=2))
    else:
        _print_table(data)
    return 0


def _print_table(data: dict[str, object]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=say("bench-title"))
    for heading in ("bench-figure", "bench-value", "bench-goal"):
        table.add_column(say(heading))
    for key, value in data.items():
        if isinstance(value, float):
            table.add_row(say(f"bench-{key.replace('_', '-')}"), *_cells(key, value))
    Console().print(table)


def _cells(key: str, value: float) -> tuple[str, str]:
    from elbowroom.bench.report import GOALS, met

    text = f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"
    if key not in GOALS:
        return text, ""
    kind, goal = GOALS[key]
    mark = say("bench-met" if met(key, value) else "bench-missed")
    return text, say(f"bench-{kind}", goal=f"{goal:g}", mark=mark)
