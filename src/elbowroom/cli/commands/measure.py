"""`elbowroom measure`: how strong home-made races and powers are beside the built-in ones."""

from __future__ import annotations

import json as json_text
from collections import defaultdict
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from elbowroom.arena.balance import Pick, picks_of
from elbowroom.arena.measuring import Measurement, trials_of
from elbowroom.arena.measuring import measure as measured
from elbowroom.cli.bot_games import MOST_GAMES, run_games, with_progress
from elbowroom.cli.home_made import read_file
from elbowroom.cli.language import plain, say, words
from elbowroom.cli.mistakes import Trouble
from elbowroom.cli.shared_options import Cluster, Games, Json, Processes, Seed
from elbowroom.homemade.definitions import Collection, Definition
from elbowroom.homemade.sentences import teach

_RIGHT = (
    "balance-picks", "sim-mean-coins", "measure-middle", "measure-rank", "sim-win-rate",
    "measure-fewer", "measure-more",
)  # fmt: skip


def measure(
    *paths: Annotated[Path, Parameter(help=plain("help-option-collections"))],
    thing: Annotated[
        list[str] | None, Parameter(help=plain("help-option-thing"), negative="")
    ] = None,
    games: Games = 200,
    seed: Seed = 0,
    processes: Processes = 1,
    cluster: Cluster = None,
    json: Json = False,
) -> int:
    """Measure home-made races and powers."""
    if not paths:
        raise Trouble(say("error-no-paths"))
    if not 1 <= games <= MOST_GAMES:
        raise Trouble(say("error-games", most=MOST_GAMES))
    chosen = [each for path in paths for each in _things(path, thing)]
    results = [
        _measure(collection, each, games, seed, processes, cluster) for collection, each in chosen
    ]
    if json:
        print(json_text.dumps([asdict(result) for result in results], indent=2))
    else:
        _show(results)
    return 0


def _things(path: Path, keys: list[str] | None) -> list[tuple[Collection, Definition]]:
    collection = read_file(path)
    teach(words(), collection.definitions)
    known = {each.key for each in collection.definitions}
    for key in keys or ():
        if key not in known:
            raise Trouble(say("error-no-thing", file=str(path), key=key))
    return [(collection, each) for each in collection.definitions if not keys or each.key in keys]


def _measure(
    collection: Collection,
    thing: Definition,
    games: int,
    seed: int,
    processes: int,
    cluster: str | None,
) -> Measurement:
    trials = trials_of(collection, thing.key, seed)
    picks: dict[int, list[Pick]] = defaultdict(list)
    for trial in trials:
        results = run_games(picks_of, trial.contest, range(games), processes, cluster)
        for game in with_progress(results, games):
            picks[trial.change] += game
    return measured(thing, trials, picks, games)


# ---------------------------------------------------------------------- the table


def _show(results: list[Measurement]) -> None:
    console = Console(highlight=False, markup=False)
    if results:
        first = results[0]
        title = say("measure-title", games=first.games, bot=first.bot, map=first.map)
        console.print(Text(title, style="bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(say("measure-thing"), no_wrap=True)
    for head in _RIGHT:
        table.add_column(say(head), justify="right")
    table.add_column(say("measure-verdict"))
    for result in results:
        table.add_row(*_cells(result))
    console.print(table)
    console.print(Text(say("measure-about"), style="dim"))


def _cells(result: Measurement) -> list[str]:
    name, figures = words().name(result.key), result.figures
    if figures is None:
        return [name, say("measure-not-picked")]
    changes = {each.change: each for each in result.changes}
    return [
        name,
        str(figures.picks),
        _coins(figures.coins, figures.coins_high),
        say("arena-between", low=f"{result.lower:.1f}", high=f"{result.upper:.1f}"),
        say("measure-rank-of", rank=result.rank, ranked=result.ranked),
        say("percent", chance=figures.win_rate),
        *(
            _coins(changes[change].coins, changes[change].high, "+") if change in changes else ""
            for change in (-1, 1)
        ),
        say("measure-verdict-text", verdict=result.verdict),
    ]


def _coins(coins: float, high: float, sign: str = "") -> str:
    return say("measure-coins", coins=f"{coins:{sign}.1f}", margin=f"{high - coins:.1f}")
