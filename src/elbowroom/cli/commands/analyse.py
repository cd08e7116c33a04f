"""`elbowroom analyse`: win chances and better plans for every turn of a recorded game."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from elbowroom.arena.analysis import NODES, Turn, analysis, turns_of
from elbowroom.cli.commands.replay import seat_names
from elbowroom.cli.home_made import learn_from, read_files
from elbowroom.cli.language import comma_list, plain, say
from elbowroom.cli.mistakes import Trouble, read_text
from elbowroom.cli.plots import check_picture, draw_chances
from elbowroom.cli.seating import check_seed
from elbowroom.cli.shared_options import Json, Plot
from elbowroom.homemade.reading import digest_of
from elbowroom.mistakes import Spot
from elbowroom.play.match import Match
from elbowroom.play.record import read_record, replay

_MOST_NODES = 10**8
_LEAST_COST = 0.5  # in coins; a smaller loss is within the error of the forecast
_MOST_ACTIONS = 6


def analyse(
    file: Annotated[Path, Parameter(help=plain("help-option-record"))],
    /,
    *,
    nodes: Annotated[int, Parameter(help=plain("help-option-nodes"))] = NODES,
    seed: Annotated[int, Parameter(help=plain("help-option-analyse-seed"))] = 0,
    with_: Annotated[
        list[Path] | None,
        Parameter(name="--with", help=plain("help-option-with-record"), negative=""),
    ] = None,
    json: Json = False,
    plot: Plot = None,
) -> int:
    """Analyse a recorded game."""
    if not 1 <= nodes <= _MOST_NODES:
        raise Trouble(say("error-nodes", most=_MOST_NODES))
    check_seed(seed)
    check_picture(plot)
    match = _load_match(file)
    _check_content(match, file, with_)
    turns = _turns_with_progress(match, nodes, seed)
    if not turns:
        raise Trouble(say("error-no-turns", file=str(file)))
    names = seat_names(match)
    if json:
        print(json_text.dumps(_data(file, match, turns, nodes, seed), indent=2))
    else:
        _show(names, turns)
    if plot is not None:
        draw_chances(names, turns, plot)
        print(say("plot-written", file=str(plot)), file=sys.stderr)
    return 0


def _load_match(file: Path) -> Match:
    """The match at the end of its record, without drawing further chance results."""
    match = None
    for step in replay(read_record(read_text(file), str(file))):
        match = step.match
    if match is None:
        raise Trouble(say("replay-empty", file=str(file)))
    learn_from(match.state.book.contents.content)
    return match


def _check_content(match: Match, file: Path, collections: Sequence[Path] | None) -> None:
    """A record carries its own content; a collection that is named must be the same."""
    own = match.state.book.contents.content
    named = read_files(collections)
    if named is not None and named.text != own:
        digest = digest_of(own) if own else "-"
        raise Spot(str(file)).wrong("other", digest=digest, other=named.digest)


def _turns_with_progress(match: Match, nodes: int, seed: int) -> list[Turn]:
    console = Console(stderr=True)
    turns = analysis(match, nodes, seed)
    if not console.is_terminal:
        return list(turns)
    total = len(turns_of(match))
    return list(track(turns, say("analyse-progress"), total, console=console, transient=True))


def costs(turns: Sequence[Turn], seats: int) -> list[float]:
    """How many coins each seat lost by its decisions over the whole game."""
    sums = [0.0] * seats
    for turn in turns:
        for each in turn.decisions:
            sums[each.seat - 1] += each.cost
    return sums


def _data(
    file: Path, match: Match, turns: Sequence[Turn], nodes: int, seed: int
) -> dict[str, object]:
    return {
        "record": file.name,
        "map": match.state.atlas.name,
        "seats": match.names or [""] * int(match.state.seats),
        "nodes": nodes,
        "seed": seed,
        "over": match.over,
        "winners": match.winners(),
        "coins": [int(match.state.coins[seat]) for seat in range(int(match.state.seats))],
        "costs": costs(turns, int(match.state.seats)),
        "turns": [turn.to_dict() for turn in turns],
    }


def _show(names: Sequence[str], turns: Sequence[Turn]) -> None:
    console = Console(highlight=False, markup=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("analyse-round"), justify="right")
    table.add_column(say("table-seat"), no_wrap=True)
    for name in names:
        table.add_column(name, justify="right")
    table.add_column(say("analyse-cost"), justify="right")
    table.add_column(say("analyse-best"))
    for turn in turns:
        chances = [say("percent", chance=chance) for chance in turn.chances]
        table.add_row(str(turn.round), names[turn.seat - 1], *chances, *_cells(turn))
    console.print(table)
    for name, cost in zip(names, costs(turns, len(names)), strict=True):
        console.print(Text(say("analyse-total", seat=name, coins=round(cost, 1)), style="bold"))


def _cells(turn: Turn) -> tuple[str, str]:
    worst = turn.worst
    if worst is None or turn.cost < _LEAST_COST:
        return "–", ""
    actions = list(worst.best.actions[:_MOST_ACTIONS])
    if len(worst.best.actions) > _MOST_ACTIONS:
        actions.append("…")
    return f"{turn.cost:.1f}", comma_list(actions)
