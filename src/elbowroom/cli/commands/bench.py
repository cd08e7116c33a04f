"""``elbowroom bench``: the figures of a run, as a table or as JSON."""

from __future__ import annotations

import json

from elbowroom.bench.report import GOALS, Size, as_data, met, run
from elbowroom.words import Words


def bench(*, json_output: bool = False, rounds: int = 5) -> int:
    """Measure and print; the exit code is 0 whatever the figures say."""
    from rich.console import Console

    console = Console(stderr=True)
    words = Words()
    size = Size()

    def progress(done: int, of: int) -> None:
        console.print(words.text("bench-round", done=done, of=of))

    data = as_data(run(rounds, size, progress), size)
    if json_output:
        print(json.dumps(data, indent=2))
    else:
        _print_table(data, words)
    return 0


def _print_table(data: dict[str, object], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=words.text("bench-title"))
    for heading in ("bench-figure", "bench-value", "bench-goal"):
        table.add_column(words.text(heading))
    for key, value in data.items():
        if isinstance(value, float):
            table.add_row(words.text(f"bench-{key.replace('_', '-')}"), *_cells(key, value, words))
    Console().print(table)


def _cells(key: str, value: float, words: Words) -> tuple[str, str]:
    shown = f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"
    if key not in GOALS:
        return shown, ""
    kind, goal = GOALS[key]
    mark = words.text("bench-met" if met(key, value) else "bench-missed")
    return shown, words.text(f"bench-{kind}", goal=f"{goal:g}", mark=mark)
