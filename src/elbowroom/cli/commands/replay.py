"""`elbowroom replay`: replays a recorded game and checks every coin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from elbowroom.bots.bot_names import is_command
from elbowroom.bots.registry import BOTS
from elbowroom.cli.home_made import learn_from
from elbowroom.cli.language import comma_list, plain, say
from elbowroom.cli.mistakes import FAILED, Trouble, one_line, read_text, tell
from elbowroom.cli.seating import PEOPLE, bot_title
from elbowroom.cli.terminal.ending import result
from elbowroom.cli.terminal.table import TableTop, with_coins
from elbowroom.cli.terminal.tell import Teller
from elbowroom.homemade.content import board_of
from elbowroom.play.match import Match
from elbowroom.play.record import NotAsRecorded, Step, read_record
from elbowroom.play.record import replay as play_again


def replay(
    file: Annotated[Path, Parameter(help=plain("help-option-record"))],
    /,
    *,
    turn: Annotated[int | None, Parameter(help=plain("help-option-turn"))] = None,
    quiet: Annotated[bool, Parameter(help=plain("help-option-quiet"), negative="")] = False,
) -> int:
    """Play a record again."""
    console = Console(highlight=False, markup=False)
    text = read_text(file)
    record = read_record(text, str(file))
    learn_from(record.header.get("content", ""))
    show = _Show(console, turn, quiet)
    try:
        match = show.all(play_again(record))
    except NotAsRecorded as error:
        Console(stderr=True, highlight=False, markup=False).print(
            Text(say("replay-failed", reason=one_line(tell(error)))), soft_wrap=True
        )
        return FAILED
    if match is None:
        raise Trouble(say("replay-empty", file=str(file)))
    if turn is not None and not 1 <= turn <= show.turns:
        raise Trouble(say("replay-no-turn", turn=turn, most=show.turns))
    show.verdict(match, is_fair(match, text))
    return 0


def is_fair(match: Match, text: str) -> bool:
    """Whether chance followed the seed: the one that a server revealed, or that of the match."""
    # Importing the server is slow, and only records of a server need it.
    if "seed-hash" not in text:
        return match.fair
    from elbowroom.server.live.proof import fair

    return fair(text) is True


class _Show:
    """Prints a replay turn by turn."""

    def __init__(self, console: Console, turn: int | None, quiet: bool) -> None:
        self.console = console
        self.turns = 0
        self._turn = turn
        self._quiet = quiet
        self._actions = 0
        self._events_shown = 0

    def all(self, steps: Iterator[Step]) -> Match | None:
        """Replay every step and return the match at its end."""
        match = None
        for step in steps:
            match = step.match
            self._tell(match, step.text)
        return match

    def _is_shown(self) -> bool:
        return not self._quiet and self._turn in (None, self.turns + 1)

    def _tell(self, match: Match, text: str) -> None:
        top = self._top(match)
        if text[0].isdigit():
            self._actions += 1
        events = match.events[self._events_shown :]
        self._events_shown = len(match.events)
        if self._is_shown():
            for line in top.teller.lines(match.state, events):
                self.console.print(Text(line.text))
            if text.startswith("undo"):
                self.console.print(Text(say("replay-undo", text=text)))
        if len(match.turn_ends) > self.turns:
            self._turn_ended(match, top)

    def _turn_ended(self, match: Match, top: TableTop) -> None:
        if self._is_shown():
            coins = match.turn_ends[self.turns][1]
            purses = [f"{top.teller.seat(n)} {purse}" for n, purse in enumerate(coins, 1)]
            line = say("replay-turn", turn=self.turns + 1, coins=comma_list(purses))
            self.console.print(Text(line, style="bold"))
            if self._turn is not None:
                self.console.print(top.whole(with_coins(match.view(None), coins), {}))
        self.turns += 1

    def verdict(self, match: Match, fair: bool) -> None:
        """Print whether the record is valid and its dice follow from the seed."""
        if match.over and not self._quiet and self._turn is None:
            self.console.print(result(match, self._top(match)))
        self.console.print(Text(say("replay-passed", amount=self._actions, turns=self.turns)))
        self.console.print(Text(say("replay-fair" if fair else "replay-unfair")))
        if not match.over:
            self.console.print(Text(say("replay-unfinished")))

    def _top(self, match: Match) -> TableTop:
        s = match.state
        board = board_of(s.atlas.name, s.book.contents.content)
        return TableTop(self.console, Teller(seat_names(match)), board)


def seat_names(match: Match) -> list[str]:
    """The names of the seats of a record."""
    names: list[str] = []
    for seat in range(1, int(match.state.seats) + 1):
        spec = match.names[seat - 1] if seat <= len(match.names) else PEOPLE[0]
        kind, _, name = spec.partition(":")
        if kind.partition("@")[0] in BOTS or is_command(spec):
            names.append(say("seat-bot", bot=bot_title(spec), seat=seat))
        elif kind in PEOPLE:
            names.append(name or say("seat-person", seat=seat))
        else:
            names.append(spec)
    return names
