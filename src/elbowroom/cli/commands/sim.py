"""`elbowroom sim`: plays many games between bots and prints the results."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from elbowroom.bots.bot_names import bot_named
from elbowroom.bots.driver import play_on
from elbowroom.bots.protocol.seat import faults_of
from elbowroom.bots.registry import RANDOM
from elbowroom.cli import seating
from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import INTERRUPTED, Trouble
from elbowroom.cli.shared_options import (
    Box,
    Games,
    HouseRules,
    Json,
    MapName,
    Monsters,
    Seed,
    With,
    Without,
)
from elbowroom.play.match import Match
from elbowroom.play.new_game import new_game
from elbowroom.rules.playout import play_out
from elbowroom.rules.rng import Rng
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import State

_PLAYERS = 4
_MOST_GAMES = 10**7


@dataclass
class Tally:
    """Coins and wins of the seats over many games."""

    seats: list[str]
    map: str
    box: str
    seed: int
    games: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    faults: list[list[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0] * len(self.seats)
        self.coins = [0] * len(self.seats)
        self.best = [0] * len(self.seats)
        self.faults = [[] for _ in self.seats]

    def add(self, s: State) -> None:
        """Count one finished game; joint winners share the win."""
        first = winners(s)
        self.games += 1
        for seat in first:
            self.wins[seat] += 1 / len(first)
        for seat in range(s.seats):
            self.coins[seat] += int(s.coins[seat])
            self.best[seat] = max(self.best[seat], int(s.coins[seat]))

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.games / self.seconds if self.seconds else 0.0

    def as_data(self) -> dict[str, object]:
        """The same figures as JSON data."""
        return {
            "map": self.map,
            "box": self.box,
            "seed": self.seed,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.speed, 2),
            "seats": [
                {
                    "seat": seat + 1,
                    "bot": bot,
                    "wins": round(self.wins[seat], 3),
                    "win_rate": round(self.wins[seat] / self.games, 4) if self.games else 0.0,
                    "mean_coins": round(self.coins[seat] / self.games, 3) if self.games else 0.0,
                    "best": self.best[seat],
                    "faults": len(self.faults[seat]),
                }
                for seat, bot in enumerate(self.seats)
            ],
        }


def sim(
    *,
    games: Games = 100,
    box: Box = None,
    map: MapName = None,
    seats: Annotated[str | None, Parameter(help=plain("help-option-bots"))] = None,
    seed: Seed = 0,
    option: HouseRules = None,
    without: Without = None,
    monsters: Monsters = None,
    with_: With = None,
    json: Json = False,
) -> int:
    """Let bots play many games."""
    choices = seating.read_choices(option, without, monsters, collections=with_)
    usual = seating.default_seats(map, RANDOM, RANDOM, _PLAYERS, choices.content)
    specs = seating.split_seats(seats or usual)
    for bot in specs:
        seating.make_bot(bot, seed)
    map_name, box = seating.choose_map(box, map, len(specs), choices.content)
    if not 1 <= games <= _MOST_GAMES:
        raise Trouble(say("error-games", most=_MOST_GAMES))
    seating.check_seed(seed)
    seating.check_seed(seed + games - 1)
    tally = Tally(specs, map_name, box, seed)
    code = _play_all(tally, games, choices)
    if json:
        print(json_text.dumps(tally.as_data(), indent=2))
    else:
        _show(tally)
    return code


def _play_all(tally: Tally, games: int, choices: seating.Choices) -> int:
    """Play every game with its own seed; an interruption keeps the finished ones."""
    code = 0
    play = _random_game if set(tally.seats) == {RANDOM} else _bots_game
    began = perf_counter()
    try:
        for number in _with_progress(games):
            tally.add(play(tally, tally.seed + number, choices))
    except KeyboardInterrupt:
        print(say("sim-interrupted", games=tally.games), file=sys.stderr)
        code = INTERRUPTED
    tally.seconds = perf_counter() - began
    return code


def _with_progress(games: int) -> Iterator[int]:
    """The numbers of the games, with a progress bar if the output is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from range(games)
        return
    yield from track(range(games), say("sim-progress"), console=console, transient=True)


def _random_game(tally: Tally, seed: int, choices: seating.Choices) -> State:
    """A game of random actions, played inside the engine."""
    s = new_game(
        tally.map, box=tally.box, seats=len(tally.seats),
        options=choices.options, without=choices.without, monsters=choices.monsters,
        content=choices.content,
    )  # fmt: skip
    play_out(s, Rng(seed))
    return s


def _bots_game(tally: Tally, seed: int, choices: seating.Choices) -> State:
    match = Match(
        tally.map, box=tally.box, seats=len(tally.seats), seed=seed,
        options=choices.options, without=choices.without, monsters=choices.monsters,
        content=choices.content,
    )  # fmt: skip
    bots = {number: bot_named(bot, seed + number) for number, bot in enumerate(tally.seats, 1)}
    play_on(match, bots)
    for seat, bot in bots.items():
        tally.faults[seat - 1] += faults_of(bot)
    return match.state


def _show(tally: Tally) -> None:
    console = Console(highlight=False, markup=False)
    if not tally.games:
        return
    title = say("sim-title", games=tally.games, seed=str(tally.seed), map=tally.map)
    console.print(Text(title, style="bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("table-seat"), justify="right")
    table.add_column(say("sim-bot"))
    for key in ("sim-wins", "sim-win-rate", "sim-mean-coins", "sim-best"):
        table.add_column(say(key), justify="right")
    for seat, bot in enumerate(tally.seats):
        rate = say("percent", chance=tally.wins[seat] / tally.games)
        mean = f"{tally.coins[seat] / tally.games:.1f}"
        row = [f"{tally.wins[seat]:.1f}".removesuffix(".0"), rate, mean, str(tally.best[seat])]
        table.add_row(str(seat + 1), seating.bot_title(bot), *row)
    console.print(table)
    for seat, faults in enumerate(tally.faults, 1):
        for kind in dict.fromkeys(faults):
            amount = faults.count(kind)
            console.print(Text(say("sim-faults", seat=seat, fault=kind, amount=amount)))
    console.print(Text(say("sim-speed", rate=round(tally.speed, 1)), style="dim"))
