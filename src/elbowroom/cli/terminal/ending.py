"""The end of a game: coins, tokens and the winners."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elbowroom.cli.language import say
from elbowroom.cli.terminal.table import TableTop
from elbowroom.play.match import Match
from elbowroom.rules.scoring import tokens_of


def result(match: Match, top: TableTop) -> RenderableType:
    """The last table: coins, tokens, winners and the seed."""
    s = match.state
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("table-seat"))
    table.add_column(say("table-coins"), justify="right")
    table.add_column(say("table-tokens-left"), justify="right")
    standings = [(int(s.coins[n]), int(tokens_of(s, n)), n + 1) for n in range(s.seats)]
    for coins, tokens, seat in sorted(standings, reverse=True):
        table.add_row(top.seat_name(seat), str(coins), str(tokens))
    closing = Text(say("result-seed", seed=str(match.seed)), style="dim")
    title = Text(say("title-result"), style="bold")
    return Group(title, table, Text(victory(match, top), style="bold"), closing)


def victory(match: Match, top: TableTop) -> str:
    """The sentence that names the winners."""
    winners = match.winners()
    coins = int(match.state.coins[winners[0] - 1])
    names = [top.teller.seat(seat) for seat in winners]
    if len(names) > 1:
        return say("event-shared", seats=tuple(names), coins=coins)
    rivals = [n for n in range(match.state.seats) if int(match.state.coins[n]) == coins]
    sentence = say("event-won", seat=names[0], coins=coins)
    return f"{sentence} {say('result-tie-broken')}" if len(rivals) > 1 else sentence
