"""`elbowroom arena`: bots against bots, with seats rotated, until the numbers mean something."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from elbowroom.arena.contest import Contest, Result
from elbowroom.arena.ledger import Ledger
from elbowroom.arena.run import played
from elbowroom.arena.tally import Line, tally
from elbowroom.bots.naming import bot_named
from elbowroom.cli import seating
from elbowroom.cli.speech import plain, say
from elbowroom.cli.trouble import INTERRUPTED, Trouble
from elbowroom.errors import NotParsable

_MOST_GAMES = 10**6
_MOST_PROCESSES = 64


def arena(
    *,
    seats: Annotated[str, Parameter(help=plain("help-option-contestants"))],
    games: Annotated[int, Parameter(help=plain("help-option-games"))] = 100,
    map: Annotated[str | None, Parameter(help=plain("help-option-map"))] = None,
    box: Annotated[str | None, Parameter(help=plain("help-option-box"))] = None,
    seed: Annotated[int, Parameter(help=plain("help-option-seed"))] = 0,
    option: Annotated[
        list[str] | None, Parameter(help=plain("help-option-house"), negative="")
    ] = None,
    processes: Annotated[int, Parameter(help=plain("help-option-processes"))] = 1,
    resume: Annotated[Path | None, Parameter(help=plain("help-option-resume"))] = None,
    json: Annotated[bool, Parameter(help=plain("help-option-json"), negative="")] = False,
) -> int:
    """Measure bots against each other."""
    written = seating.split_seats(seats)
    map_name, box = seating.choose_map(box, map, len(written))
    if not 1 <= games <= _MOST_GAMES:
        raise Trouble(say("error-games", most=_MOST_GAMES))
    if not 1 <= processes <= _MOST_PROCESSES:
        raise Trouble(say("error-processes", most=_MOST_PROCESSES))
    seating.check_seed(seed)
    seating.check_seed(seed + games)
    options = seating.read_options(option or [])
    contest = Contest(tuple(written), map_name, box, seed, options)
    try:
        for bot in written:
            bot_named(bot, 0)
        ledger = Ledger(resume, contest) if resume is not None else None
    except NotParsable as fault:
        raise Trouble(str(fault)) from fault
    results, code = _play(contest, games, processes, ledger)
    _show(contest, results, json)
    return code


def _play(
    contest: Contest, games: int, processes: int, ledger: Ledger | None
) -> tuple[list[Result], int]:
    """Every game that is not known yet; an interruption keeps what has been played."""
    results = dict(ledger.results) if ledger is not None else {}
    missing = [game for game in range(games) if game not in results]
    code = 0
    try:
        for result in _watched(played(contest, missing, processes), len(missing)):
            results[result.game] = result
            if ledger is not None:
                ledger.add(result)
    except KeyboardInterrupt:
        print(say("sim-interrupted", games=len(results)), file=sys.stderr)
        code = INTERRUPTED
    return [result for game, result in sorted(results.items()) if game < games], code


def _watched(results: Iterator[Result], games: int) -> Iterator[Result]:
    """The results, with a bar where somebody can see it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from results
        return
    yield from track(results, say("sim-progress"), games, console=console, transient=True)


def _show(contest: Contest, results: list[Result], json: bool) -> None:
    lines = tally(contest, results)
    if json:
        data = contest.to_dict() | {
            "games": len(results),
            "results": [asdict(line) for line in lines],
        }
        print(json_text.dumps(data, indent=2))
    elif lines:
        _print(contest, lines)


def _print(contest: Contest, lines: list[Line]) -> None:
    console = Console(highlight=False, markup=False)
    title = say("sim-title", games=lines[0].games, seed=str(contest.seed), map=contest.map)
    console.print(Text(title, style="bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("sim-bot"))
    for key in ("sim-win-rate", "arena-interval", "sim-mean-coins", "arena-coins"):
        table.add_column(say(key), justify="right")
    for line in lines:
        table.add_row(line.bot, *_cells(line))
    console.print(table)
    for line in lines:
        earned = [
            say("arena-source", source=say(f"source-{key}"), coins=coins)
            for key, coins in line.sources.items()
        ]
        console.print(Text(say("arena-sources", bot=line.bot, list=", ".join(earned)), style="dim"))


def _cells(line: Line) -> list[str]:
    low, high = say("percent", chance=line.low), say("percent", chance=line.high)
    return [
        say("percent", chance=line.win_rate),
        say("arena-between", low=low, high=high),
        f"{line.mean_coins:.1f}",
        say("arena-tenths", low=line.tenths[1], middle=line.tenths[5], high=line.tenths[9]),
    ]
