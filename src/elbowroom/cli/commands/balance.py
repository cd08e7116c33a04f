"""`elbowroom balance`: the value of every race, power and pair, measured in self-play."""

from __future__ import annotations

import csv as csv_file
import json as json_text
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from elbowroom.arena.balance import Balance, Pick, Worth, picks_of
from elbowroom.arena.balance import balance as weigh
from elbowroom.arena.contest import Contest
from elbowroom.cli import seating
from elbowroom.cli.bot_games import read_contest, run_games, with_progress
from elbowroom.cli.home_made import read_files
from elbowroom.cli.language import comma_list, plain, say, words
from elbowroom.cli.mistakes import INTERRUPTED, writing
from elbowroom.cli.plots import check_picture, draw_balance
from elbowroom.cli.shared_options import (
    Box,
    Cluster,
    Games,
    HouseRules,
    Json,
    MapName,
    Plot,
    Processes,
    Seed,
    With,
)
from elbowroom.play.new_game import new_game

_PLAYERS = 4
_PAIRS_SHOWN = 8
_LEAST_PICKS = 5
_HEAD = ("kind", "race", "power", "picks", "mean_coins", "win_rate", "low", "high")


def balance(
    *,
    level: Annotated[str, Parameter(help=plain("help-option-balance-level"))] = "medium",
    games: Games = 100,
    map: MapName = None,
    box: Box = None,
    seed: Seed = 0,
    option: HouseRules = None,
    with_: With = None,
    processes: Processes = 1,
    cluster: Cluster = None,
    json: Json = False,
    csv: Annotated[Path | None, Parameter(help=plain("help-option-csv"))] = None,
    plot: Plot = None,
) -> int:
    """Show what races, powers and pairs are worth."""
    bots = seating.split_seats(
        seating.default_seats(map, level, level, _PLAYERS, read_files(with_))
    )
    contest = read_contest(bots, map, box, seed, games, option, collections=with_)
    check_picture(plot)
    if csv is not None:
        with writing(csv), csv.open("a", encoding="utf-8"):
            pass
    picks, played, code = _gather(contest, games, processes, cluster)
    balance = weigh(picks)
    if json:
        print(json_text.dumps(_data(contest, played, balance), indent=2))
    elif played:
        _show(contest, played, balance)
    if csv is not None:
        _write(csv, balance)
    if plot is not None and played:
        draw_balance(_title(contest, played), balance, plot)
        print(say("plot-written", file=str(plot)), file=sys.stderr)
    return code


def _gather(
    contest: Contest, games: int, processes: int, cluster: str | None
) -> tuple[list[Pick], int, int]:
    """All picks, the number of games and the exit code; an interruption keeps finished games."""
    picks: list[Pick] = []
    played = 0
    try:
        new_picks = run_games(picks_of, contest, range(games), processes, cluster)
        for picks_of_game in with_progress(new_picks, games):
            picks += picks_of_game
            played += 1
    except KeyboardInterrupt:
        print(say("sim-interrupted", games=played), file=sys.stderr)
        return picks, played, INTERRUPTED
    return picks, played, 0


def _title(contest: Contest, games: int) -> str:
    bot = contest.bots[0]
    return say("balance-title", games=games, bot=bot, map=contest.map, seed=str(contest.seed))


# ---------------------------------------------------------------------- tables


def _show(contest: Contest, games: int, balance: Balance) -> None:
    console = Console(highlight=False, markup=False)
    console.print(Text(_title(contest, games), style="bold"))
    console.print(_table("balance-race", balance.races))
    console.print(_table("balance-power", balance.powers))
    frequent = [pair for pair in balance.pairs if pair.picks >= _LEAST_PICKS]
    if frequent:
        console.print(Text(say("balance-least", least=_LEAST_PICKS), style="dim"))
        pairs = (
            frequent
            if len(frequent) <= 2 * _PAIRS_SHOWN
            else frequent[:_PAIRS_SHOWN] + frequent[-_PAIRS_SHOWN:]
        )
        console.print(_table("balance-pair", pairs))
    missing = comma_list(words().name(key) for key in _never_picked(contest, balance))
    if missing:
        console.print(Text(say("balance-never", list=missing), style="dim"))


def _table(key: str, worths: Sequence[Worth]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say(key), min_width=24)
    for head in ("balance-picks", "sim-mean-coins", "sim-win-rate", "arena-interval"):
        table.add_column(say(head), justify="right")
    for worth in worths:
        low, high = say("percent", chance=worth.low), say("percent", chance=worth.high)
        table.add_row(
            name_of(worth),
            str(worth.picks),
            f"{worth.coins:.1f}",
            say("percent", chance=worth.win_rate),
            say("arena-between", low=low, high=high),
        )
    return table


def name_of(worth: Worth) -> str:
    """The names of the race and power, as written on combos."""
    if not worth.race or not worth.power:
        return words().name(worth.race or worth.power)
    names = {"race": words().named(worth.race), "power": words().named(worth.power)}
    return say("army-name", **names)


def _never_picked(contest: Contest, balance: Balance) -> list[str]:
    content = contest.read_content()
    s = new_game(contest.map, box=contest.box, options=contest.options, content=content)
    picked = {worth.race for worth in balance.races} | {worth.power for worth in balance.powers}
    return [trait.key for trait in s.book.races + s.book.powers if trait.key not in picked]


# ---------------------------------------------------------------------- for other programs


def _data(contest: Contest, games: int, balance: Balance) -> dict[str, object]:
    return contest.to_dict() | {
        "games": games,
        "races": [_figures(worth) for worth in balance.races],
        "powers": [_figures(worth) for worth in balance.powers],
        "pairs": [_figures(worth) for worth in balance.pairs],
        "never_picked": _never_picked(contest, balance),
    }


def _figures(worth: Worth) -> dict[str, object]:
    """Names and figures, with the same headings as in the CSV file."""
    names = {"race": worth.race, "power": worth.power}
    return {kind: key for kind, key in names.items() if key} | {
        "picks": worth.picks,
        "mean_coins": round(worth.coins, 2),
        "win_rate": round(worth.win_rate, 4),
        "low": round(worth.low, 4),
        "high": round(worth.high, 4),
    }


def _write(path: Path, balance: Balance) -> None:
    kinds = {"race": balance.races, "power": balance.powers, "pair": balance.pairs}
    with writing(path), path.open("w", encoding="utf-8", newline="") as file:
        rows = csv_file.writer(file, lineterminator="\n")
        rows.writerow(_HEAD)
        for kind, worths in kinds.items():
            for each in worths:
                shares = (f"{share:.4f}" for share in (each.win_rate, each.low, each.high))
                names = (kind, each.race, each.power, each.picks)
                rows.writerow([*names, f"{each.coins:.2f}", *shares])
