"""A game as its log says: the lines are applied in order, live and after a restart alike.

Four names that are easily confused: a ``Table`` has a queue, sockets and a store, and writes lines;
its ``Game`` is what those lines add up to (seats, clocks, proposals, and the match); the ``Match``
of ``elbowroom.play`` has the position, its history and undo; a ``GameRow`` is what the database
holds of a table beside its log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from sys import intern
from typing import Final

import msgspec

from elbowroom.homemade.content import stored_content
from elbowroom.notation.contents import read_contents
from elbowroom.play.match import Match
from elbowroom.play.record import write_record
from elbowroom.rules.actions import Action
from elbowroom.rules.state import OVER as GAME_OVER
from elbowroom.server.live.chance import ChanceStream, commitment
from elbowroom.server.live.clocks import Clocks
from elbowroom.server.live.log_line import LogLine
from elbowroom.server.live.seat import OPEN, Seat
from elbowroom.server.wire.messages import Line
from elbowroom.server.wire.setup import Setup
from elbowroom.server.wire.tables import Proposal

PLAYING, OVER = "playing", "over"

# Lines whose events are in memory: the last of a game. All are told again to those who come late,
# which is rare; then they are played again.
_LINES_WITH_EVENTS: Final = 2

# Kinds of lines that change the position. A move chosen before such a line is stale.
POSITION_KINDS: Final = ("started", "move", "undo", "rewound")


def new_match(setup: Setup, names: Sequence[str], stream: ChanceStream, live: bool = True) -> Match:
    """The match of a table at its beginning; chance falls at once only if it is *live*."""
    contents = read_contents(setup.box, setup.contents, "table") if setup.contents else None
    return Match(
        setup.map,
        box=setup.box,
        seats=setup.seats,
        options=setup.options,
        contents=contents,
        content=stored_content(setup.content) if setup.content else None,
        without=setup.without,
        monsters=setup.monsters,
        names=names,
        position=setup.position,
        chance=stream,
        live=live,
    )


class Game:
    """Seats, clocks, talk and the match of one table, as the lines of its log make them."""

    def __init__(self, id: str, setup: Setup, secret: str) -> None:
        self.id: Final = id
        self.setup: Final = setup
        self.secret: Final = secret
        self.seed_hash: Final = commitment(secret)
        self.seats: Final = [Seat(number) for number in range(1, setup.seats + 1)]
        # The people who hold seats, and the numbers of these.
        self.holders: Mapping[str, tuple[int, ...]] = {}
        self.status = OPEN
        self.match: Match | None = None
        self.stream: Final = ChanceStream(secret)
        self.lines: Final[list[LogLine]] = []
        # The line that made the present position.
        self.position_seq = 0
        self.clocks: Final = Clocks(setup.clock, setup.seats)
        self.proposal: Proposal | None = None
        self.muted = False
        self.rematch = ""
        # The lines that lead to the present position: those that were rewound are not among them.
        self.moves: list[LogLine] = []
        # The events of lines up to this one are not in memory.
        self.events_missing = 0
        # The action of the move that is being applied, if it was checked in this process.
        self._checked: Action | None = None

    @property
    def seq(self) -> int:
        """The number of the last line."""
        return self.lines[-1].seq if self.lines else 0

    @property
    def decider(self) -> int:
        """The seat to move; 0 when there is none."""
        if self.match is None:
            return 0
        state = self.match.state
        return 0 if state.phase == GAME_OVER else int(state.decider) + 1

    def seat(self, number: int) -> Seat | None:
        """A seat by number, if the table has it."""
        return self.seats[number - 1] if 1 <= number <= len(self.seats) else None

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The numbers of the seats that a person holds."""
        return self.holders.get(person, ())

    def put_seat(self, seat: Seat) -> None:
        """Put *seat* in the place of the one with its number."""
        self.seats[seat.number - 1] = seat
        held = [(each.person, each.number) for each in self.seats if each.person]
        self.holders = {person: tuple(n for who, n in held if who == person) for person, _ in held}

    def after(self, seq: int) -> list[LogLine]:
        """The lines after *seq*; their numbers have no gaps."""
        return self.lines[max(0, seq) :]

    def replay_events(self) -> None:
        """Play the log again for the events that are not in memory; the next line forgets them."""
        twin = Game(self.id, self.setup, self.secret)
        for log_line in self.lines[: self.events_missing]:
            log_line.events = twin.apply(msgspec.structs.replace(log_line.line), log_line.at).events
        self.events_missing = 0

    def _forget_events(self) -> None:
        for log_line in self.lines[self.events_missing : -_LINES_WITH_EVENTS]:
            log_line.events = ()
            if log_line.line.kind == "move":  # other lines are told without their events
                self.events_missing = log_line.seq

    @property
    def winners(self) -> list[int]:
        """The seats that won; none before the end."""
        return self.match.winners() if self.match is not None else []

    def may_rewind(self, to: int) -> bool:
        """Whether the game can go back to before line *to*."""
        return any(move.seq == to and move.line.kind == "move" for move in self.moves)

    # ------------------------------------------------------------------ lines

    def apply(self, line: Line, at: float, action: Action | None = None) -> LogLine:
        """Add *line*; results of chance that it does not name yet are drawn and noted in it.

        *action* is the action of a move that has been parsed and checked in this position already.
        """
        log_line = LogLine(self.seq + 1, at, line)
        self._checked = action
        self.handle(log_line)
        self._checked = None
        self.lines.append(log_line)
        self._forget_events()
        if line.kind in POSITION_KINDS:
            self.position_changed(log_line)
        return log_line

    def handle(self, log_line: LogLine) -> None:
        """Do what a line of its kind does."""
        HANDLERS[log_line.line.kind](self, log_line)

    def position_changed(self, log_line: LogLine) -> None:
        """Note that *log_line* made the present position, and start the clock of who decides."""
        self.position_seq = log_line.seq
        self.proposal = None
        assert self.match is not None
        self.status = OVER if self.match.over else PLAYING
        state = self.match.state
        self.clocks.run(self.decider, (int(state.round), int(state.turn)), log_line.at)

    def _sat(self, log_line: LogLine) -> None:
        line = log_line.line
        self.put_seat(Seat(line.seat, "person", line.person, line.name))

    def _bot(self, log_line: LogLine) -> None:
        line = log_line.line
        others = {seat.nickname for seat in self.seats if seat.number != line.seat}
        names = (line.amount or line.seat, *range(1, len(self.seats) + 1))
        name = next(each for each in names if each not in others)
        self.put_seat(Seat(line.seat, "bot", level=line.level, nickname=name))

    def _opened(self, log_line: LogLine) -> None:
        self.put_seat(Seat(log_line.line.seat))

    def _left(self, log_line: LogLine) -> None:
        if log_line.line.level:
            self._bot(log_line)
        else:
            self._opened(log_line)

    def _started(self, log_line: LogLine) -> None:
        self._new_match(log_line.line.chance)
        assert self.match is not None
        log_line.line.chance = tuple(self.stream.results)
        log_line.events = list(self.match.events)
        self.match.events.clear()
        self.moves = [log_line]

    def _moved(self, log_line: LogLine) -> None:
        line, match = log_line.line, self.match
        assert match is not None
        line.text = intern(line.text)  # as the history of the match has it
        self.stream.replay(line.chance)
        log_line.events = match.play(self._checked or match.check(line.text, line.seat))
        if self.stream.results:
            line.chance = tuple(self.stream.results)
        match.events.clear()
        self.moves.append(log_line)

    def _undone(self, log_line: LogLine) -> None:
        assert self.match is not None
        self.match.undo(log_line.line.amount, log_line.line.seat)
        self.moves.append(log_line)

    def _proposed(self, log_line: LogLine) -> None:
        line = log_line.line
        self.proposal = Proposal(line.amount, line.seat, list(self.seats_of(line.person)))

    def _agreed(self, log_line: LogLine) -> None:
        assert self.proposal is not None
        self.proposal.agreed.append(log_line.line.seat)

    def _refused(self, log_line: LogLine) -> None:
        self.proposal = None

    def _rewound(self, log_line: LogLine) -> None:
        """All agreed: play again what came before. Numbers of chance used since stay used."""
        place = self.stream.place
        moves = [move for move in self.moves if move.seq < log_line.line.amount]
        self._new_match(moves[0].line.chance)
        assert self.match is not None
        for line in (move.line for move in moves[1:]):
            if line.kind == "undo":
                self.match.undo(line.amount, line.seat)
            else:
                self.stream.replay(line.chance)
                self.match.submit(line.text, line.seat)
        self.stream.place = place
        self.match.events.clear()
        self.moves = moves

    def _handed(self, log_line: LogLine) -> None:
        seat = self.seats[log_line.line.seat - 1]
        seat.stand_in, seat.level = "handed", log_line.line.level

    def _flag(self, log_line: LogLine) -> None:
        self.clocks.charge(log_line.at)
        seat = self.seats[log_line.line.seat - 1]
        seat.stand_in, seat.level = "flag", log_line.line.level

    def _back(self, log_line: LogLine) -> None:
        seat = self.seats[log_line.line.seat - 1]
        seat.stand_in, seat.level = "", ""
        self.clocks.came_back(seat.number, log_line.at)

    def _returned(self, log_line: LogLine) -> None:
        seat = self.seats[log_line.line.seat - 1]
        seat.stand_in, seat.level = "", ""

    def _resumed(self, log_line: LogLine) -> None:
        self.clocks.resume(log_line.at, log_line.line.amount)

    def _nothing(self, log_line: LogLine) -> None:
        """The handler of lines that change nothing."""

    def _muted(self, log_line: LogLine) -> None:
        self.muted = log_line.line.amount == 1

    def _rematch(self, log_line: LogLine) -> None:
        self.rematch = log_line.line.text

    def _closed(self, log_line: LogLine) -> None:
        """A game that nobody can play on is over as it stands."""
        self.status = OVER

    # ------------------------------------------------------------------ the match

    def _new_match(self, recorded: Sequence[str]) -> None:
        self.stream.place = 0
        self.stream.replay(recorded)
        names = [seat.name_in_record() for seat in self.seats]
        self.match = new_match(self.setup, names, self.stream)

    def record(self) -> str:
        """The whole game as text, each result of chance with its place in the stream.

        To a reader of records the notes are comments; to check the dice they are all it takes.
        """
        assert self.match is not None
        places = iter(self._places())
        lines = [
            f"{text}  # place {next(places)}" if text.startswith("! ") else text
            for text in write_record(self.match).splitlines()
        ]
        notes = [f"# seed-hash {self.seed_hash}", f"# seed {self.secret}"]
        return "\n".join([*lines[:1], *notes, *lines[1:]]) + "\n"

    def _places(self) -> list[int]:
        """The places in the stream of all results of chance that the position still has."""
        move_seqs = {move.seq for move in self.moves}
        place = 0
        places: list[int] = []
        for log_line in self.lines:
            count = len(log_line.line.chance)
            if log_line.seq in move_seqs:
                places += range(place, place + count)
            place += count
        return places


# What a line of each kind does.
HANDLERS: Final[Mapping[str, Callable[[Game, LogLine], None]]] = {
    "sat": Game._sat,
    "bot": Game._bot,
    "opened": Game._opened,
    "left": Game._left,
    "started": Game._started,
    "move": Game._moved,
    "undo": Game._undone,
    "proposed": Game._proposed,
    "agreed": Game._agreed,
    "refused": Game._refused,
    "rewound": Game._rewound,
    "handed": Game._handed,
    "flag": Game._flag,
    "back": Game._back,
    "returned": Game._returned,
    "resumed": Game._resumed,
    "chat": Game._nothing,
    "muted": Game._muted,
    "rematch": Game._rematch,
    "closed": Game._closed,
}
