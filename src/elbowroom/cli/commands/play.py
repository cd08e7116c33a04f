"""`elbowroom play`: a game at this terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from elbowroom.cli import seating
from elbowroom.cli.home_made import learn_from
from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import Trouble, read_text, writing
from elbowroom.cli.shared_options import Box, HouseRules, MapName, Monsters, With, Without
from elbowroom.cli.terminal.game import Game
from elbowroom.cli.terminal.session import run
from elbowroom.play.match import Match
from elbowroom.play.record import load_match

_PLAYERS = 3


def play(
    *,
    box: Box = None,
    map: MapName = None,
    seats: Annotated[str | None, Parameter(help=plain("help-option-seats"))] = None,
    seed: Annotated[int | None, Parameter(help=plain("help-option-seed"))] = None,
    option: HouseRules = None,
    without: Without = None,
    monsters: Monsters = None,
    with_: With = None,
    open_coins: Annotated[bool, Parameter(help=plain("help-option-open"), negative="")] = False,
    load: Annotated[Path | None, Parameter(help=plain("help-option-load"))] = None,
    save: Annotated[Path | None, Parameter(help=plain("help-option-save"))] = None,
) -> int:
    """Play a game at this terminal."""
    if save is not None:
        _check_writable(save)
    if load is not None:
        switches: dict[str, object] = {"--box": box, "--map": map, "--seed": seed}
        switches |= {"--option": option, "--without": without, "--monsters": monsters}
        _refuse_options(switches | {"--with": with_})
        match = load_match(read_text(load), str(load))
        learn_from(match.state.book.contents.content)
        players = seating.seats_of_record(match, seats)
    else:
        choices = seating.read_choices(option, without, monsters, open_coins, with_)
        match, players = _new_match(box, map, seats, seed, choices)
    match.names = [seat.spec for seat in players]
    return run(Game(match, players, Console(highlight=False, markup=False), save or load))


def _new_match(
    box: str | None,
    name: str | None,
    seats: str | None,
    seed: int | None,
    choices: seating.Choices,
) -> tuple[Match, list[seating.Seat]]:
    usual = seating.default_seats(name, "you", "easy", _PLAYERS, choices.content)
    specs = seating.split_seats(seats or usual)
    map_name, box = seating.choose_map(box, name, len(specs), choices.content)
    seed = seating.some_seed() if seed is None else seating.check_seed(seed)
    players = [seating.read_seat(number, seat, seed) for number, seat in enumerate(specs, 1)]
    match = Match(
        map_name, box=box, seats=len(specs), seed=seed,
        options=choices.options, without=choices.without, monsters=choices.monsters,
        content=choices.content,
    )  # fmt: skip
    return match, players


def _refuse_options(switches: Mapping[str, object]) -> None:
    """Refuse options that contradict a saved game, which has its own map, seed and house rules."""
    for option, value in switches.items():
        if value is not None:
            raise Trouble(say("error-load-and", option=option))


def _check_writable(path: Path) -> None:
    """Check that *path* can be written before the game starts, not after it."""
    with writing(path), path.open("a", encoding="utf-8"):
        pass
