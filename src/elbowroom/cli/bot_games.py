"""Runs many bot games for a command: reads the contest and chooses processes or a cluster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from elbowroom.arena.contest import Contest
from elbowroom.arena.scheduling import Work, play_games
from elbowroom.bots.bot_names import bot_named
from elbowroom.cli import seating
from elbowroom.cli.language import say
from elbowroom.cli.mistakes import Trouble, one_line, tell
from elbowroom.errors import NotParsable
from elbowroom.play.new_game import new_game

C = TypeVar("C")
T = TypeVar("T")
MOST_GAMES = 10**6
MOST_PROCESSES = 64


def _check_bots(bots: Sequence[str]) -> None:
    try:
        for bot in bots:
            bot_named(bot, 0)
    except NotParsable as error:
        raise Trouble(tell(error)) from error


def read_contest(
    bots: Sequence[str],
    map_name: str | None,
    box: str | None,
    seed: int,
    games: int,
    option: list[str] | None,
    without: str | None = None,
    monsters: str | None = None,
    collections: Sequence[Path] | None = None,
) -> Contest:
    """The contest that the command line describes."""
    choices = seating.read_choices(option, without, monsters, collections=collections)
    map_name, box = seating.choose_map(box, map_name, len(bots), choices.content)
    if not 1 <= games <= MOST_GAMES:
        raise Trouble(say("error-games", most=MOST_GAMES))
    seating.check_seed(seed)
    seating.check_seed(seed + games)
    _check_bots(bots)
    # Report mistakes before the first game.
    new_game(
        map_name,
        box=box,
        options=choices.options,
        without=choices.without,
        monsters=choices.monsters,
        content=choices.content,
    )
    content = "" if choices.content is None else choices.content.text
    return Contest(
        tuple(bots),
        map_name,
        box,
        seed,
        choices.options,
        choices.without,
        choices.monsters,
        content,
    )


def run_games(
    work: Work[C, T], contest: C, games: Iterable[int], processes: int, cluster: str | None
) -> Iterator[T]:
    """The results of *work* for every game, run on a cluster, in processes or in this process."""
    if cluster is None:
        if not 1 <= processes <= MOST_PROCESSES:
            raise Trouble(say("error-processes", most=MOST_PROCESSES))
        return play_games(work, contest, games, processes)
    return _on_cluster(work, contest, games, cluster)


def _on_cluster(work: Work[C, T], contest: C, games: Iterable[int], address: str) -> Iterator[T]:
    try:
        from elbowroom.arena.cluster import ClusterError, play_on_cluster
    except ImportError as error:
        raise Trouble(say("error-extra", name="distributed", extra="cluster")) from error
    try:
        yield from play_on_cluster(address, work, contest, games)
    except ClusterError as error:
        details = tuple(one_line(detail) for detail in error.details)
        raise Trouble(say(f"error-{error.key}", address=address, detail=details)) from error


def with_progress(results: Iterator[T], games: int) -> Iterator[T]:
    """The results, with a progress bar if the output is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from results
        return
    yield from track(results, say("sim-progress"), games, console=console, transient=True)
