"""`elbowroom arena`: measures bots against each other, with rotated seats."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from elbowroom.arena.contest import Contest, Result, play_game
from elbowroom.arena.results_file import ResultsFile
from elbowroom.arena.summary import BotSummary, summarize
from elbowroom.cli import seating
from elbowroom.cli.bot_games import read_contest, run_games, with_progress
from elbowroom.cli.language import comma_list, plain, say
from elbowroom.cli.mistakes import INTERRUPTED, writing
from elbowroom.cli.plots import check_picture, draw_contest
from elbowroom.cli.shared_options import (
    Box,
    Cluster,
    Games,
    HouseRules,
    Json,
    MapName,
    Monsters,
    Plot,
    Processes,
    Seed,
    With,
    Without,
)


def arena(
    *,
    seats: Annotated[str, Parameter(help=plain("help-option-contestants"))],
    games: Games = 100,
    map: MapName = None,
    box: Box = None,
    seed: Seed = 0,
    option: HouseRules = None,
    without: Without = None,
    monsters: Monsters = None,
    with_: With = None,
    processes: Processes = 1,
    cluster: Cluster = None,
    resume: Annotated[Path | None, Parameter(help=plain("help-option-resume"))] = None,
    json: Json = False,
    plot: Plot = None,
) -> int:
    """Measure bots against each other."""
    bots = seating.split_seats(seats)
    contest = read_contest(bots, map, box, seed, games, option, without, monsters, with_)
    check_picture(plot)
    file = _results_file(resume, contest)
    results_by_game = dict(file.results) if file is not None else {}
    missing = [game for game in range(games) if game not in results_by_game]
    new_results = run_games(play_game, contest, missing, processes, cluster)
    code = _gather(with_progress(new_results, len(missing)), results_by_game, file)
    results = [result for game, result in sorted(results_by_game.items()) if game < games]
    lines = summarize(contest, results)
    _show(contest, lines, json)
    if plot is not None and lines:
        draw_contest(contest, results, lines, plot)
        print(say("plot-written", file=str(plot)), file=sys.stderr)
    return code


def _results_file(resume: Path | None, contest: Contest) -> ResultsFile | None:
    if resume is None:
        return None
    with writing(resume):
        return ResultsFile(resume, contest)


def _gather(
    new_results: Iterator[Result], results_by_game: dict[int, Result], file: ResultsFile | None
) -> int:
    """Collect the results of all missing games; after an interruption, of the finished ones."""
    try:
        for result in new_results:
            results_by_game[result.game] = result
            if file is not None:
                file.add(result)
    except KeyboardInterrupt:
        print(say("sim-interrupted", games=len(results_by_game)), file=sys.stderr)
        return INTERRUPTED
    return 0


def _show(contest: Contest, lines: list[BotSummary], json: bool) -> None:
    if json:
        data = contest.to_dict() | {
            "games": lines[0].games if lines else 0,
            "results": [asdict(line) for line in lines],
        }
        print(json_text.dumps(data, indent=2))
    elif lines:
        _print(contest, lines)


def _print(contest: Contest, lines: list[BotSummary]) -> None:
    console = Console(highlight=False, markup=False)
    title = say("sim-title", games=lines[0].games, seed=str(contest.seed), map=contest.map)
    console.print(Text(title, style="bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("sim-bot"))
    keys = ["sim-win-rate", "arena-interval", "sim-mean-coins", "arena-coins"]
    if any(line.rating for line in lines):
        keys += ["arena-rating", "arena-interval"]
    for key in keys:
        table.add_column(say(key), justify="right")
    for line in lines:
        table.add_row(line.bot, *_cells(line))
    console.print(table)
    if not any(line.rating for line in lines):
        console.print(Text(say("arena-no-rating"), style="dim"))
    for line in lines:
        for kind, amount in line.faults.items():
            console.print(Text(say("arena-faults", bot=line.bot, fault=kind, amount=amount)))
    for line in lines:
        sources = [
            say("arena-source", source=say(f"source-{key}"), coins=coins)
            for key, coins in line.sources.items()
        ]
        console.print(
            Text(say("arena-sources", bot=line.bot, list=comma_list(sources)), style="dim")
        )


def _cells(line: BotSummary) -> list[str]:
    low, high = say("percent", chance=line.low), say("percent", chance=line.high)
    cells = [
        say("percent", chance=line.win_rate),
        say("arena-between", low=low, high=high),
        f"{line.mean_coins:.1f}",
        say("arena-tenths", low=line.tenths[1], middle=line.tenths[5], high=line.tenths[9]),
    ]
    if line.rating is None:
        return cells
    low, high = f"{line.rating.low:.1f}", f"{line.rating.high:.1f}"
    return [*cells, f"{line.rating.mu:.1f}", say("arena-between", low=low, high=high)]
