"""A table as its log says it is: every line is applied in order, live and after a restart alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec

from elbowroom.play.record import write_record
from elbowroom.play.view import View
from elbowroom.rules.events import Event
from elbowroom.server.live.chance import commitment
from elbowroom.server.live.clocks import Clocks
from elbowroom.server.live.server_match import ServerMatch, Stream
from elbowroom.server.wire.messages import Line
from elbowroom.server.wire.setup import Setup
from elbowroom.server.wire.tables import Proposal

OPEN, PLAYING, OVER = "open", "playing", "over"

# Lines that change the position; a move that was chosen before one of them is stale.
TURNING: Final = ("started", "move", "undo", "rewound")


@dataclass
class Seat:
    """Who sits at a seat, and who plays it."""

    number: int
    kind: str = OPEN
    person: str = ""
    name: str = ""
    level: str = ""
    stand_in: str = ""

    @property
    def bot(self) -> str:
        """The level of the bot that plays the seat now; empty when a person does."""
        return self.level if self.kind == "bot" or self.stand_in else ""


def _recorded(seat: Seat) -> str:
    """A name as a record can hold it: neither its comma nor its comment."""
    name = " ".join(seat.name.replace("|", " ").replace("#", " ").split())
    return f"you:{name}" if name else seat.level or "you"


@dataclass
class LogLine:
    """A line with its place, its time and what happened."""

    seq: int
    at: float
    line: Line
    events: list[Event] = field(default_factory=list)


class Game:
    """The fold of a log."""

    def __init__(self, id: str, setup: Setup, secret: str) -> None:
        self.id: Final = id
        self.setup: Final = setup
        self.secret: Final = secret
        self.seed_hash: Final = commitment(secret)
        self.seats: Final = [Seat(number) for number in range(1, setup.seats + 1)]
        self.status = OPEN
        self.match: ServerMatch | None = None
        self.lines: Final[list[LogLine]] = []
        self.turned = 0
        self.clocks: Final = Clocks(setup.clock, setup.seats)
        self.proposal: Proposal | None = None
        self.muted = False
        self.rematch = ""
        # What a spectator sees of the position that line *turned* made.
        self.public: tuple[int, View] | None = None
        # The lines that made the position: what was rewound is not among them.
        self.moves: list[LogLine] = []
        # Up to this line a snapshot was trusted, and what happened there is not known in detail.
        self.unheard = 0

    @property
    def seq(self) -> int:
        """The number of the last line."""
        return self.lines[-1].seq if self.lines else 0

    @property
    def decider(self) -> int:
        """The seat to move; 0 when there is none."""
        return (self.match.decider or 0) if self.match is not None else 0

    def seat(self, number: int) -> Seat | None:
        """A seat by number, if the table has it."""
        return self.seats[number - 1] if 1 <= number <= len(self.seats) else None

    def held(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [seat.number for seat in self.seats if person and seat.person == person]

    def after(self, seq: int) -> list[LogLine]:
        """The lines after *seq*; their numbers have no gaps."""
        return self.lines[max(0, seq) :]

    def hear_all(self) -> None:
        """Play the log again for the events of lines that a snapshot stood in for."""
        told = Game(self.id, self.setup, self.secret)
        for log_line in self.lines[: self.unheard]:
            log_line.events = told.apply(msgspec.structs.replace(log_line.line), log_line.at).events
        self.unheard = 0

    @property
    def winners(self) -> list[int]:
        """The seats that won; none before the end."""
        return self.match.winners() if self.match is not None else []

    def may_rewind(self, to: int) -> bool:
        """Whether the game can go back to before line *to*."""
        return any(done.seq == to and done.line.kind == "move" for done in self.moves)

    # ------------------------------------------------------------------ lines

    def apply(self, line: Line, at: float) -> LogLine:
        """Add *line*; if chance falls and the line does not say how, it is noted there."""
        log_line = LogLine(self.seq + 1, at, line)
        getattr(self, f"_on_{line.kind.replace('-', '_')}")(line, log_line)
        self.lines.append(log_line)
        if line.kind in TURNING:
            self._turned(log_line)
        return log_line

    def _turned(self, log_line: LogLine) -> None:
        self.turned = log_line.seq
        self.proposal = None
        assert self.match is not None
        self.status = OVER if self.match.over else PLAYING
        state = self.match.state
        self.clocks.run(self.decider, (int(state.round), int(state.turn)), log_line.at)

    def _on_sat(self, line: Line, log_line: LogLine) -> None:
        self._set(line.seat, "person", person=line.person, name=line.name)

    def _on_bot(self, line: Line, log_line: LogLine) -> None:
        self._set(line.seat, "bot", level=line.level)

    def _on_opened(self, line: Line, log_line: LogLine) -> None:
        self._set(line.seat, OPEN)

    def _on_left(self, line: Line, log_line: LogLine) -> None:
        self._set(line.seat, "bot" if line.level else OPEN, level=line.level)

    def _set(
        self, number: int, kind: str, person: str = "", name: str = "", level: str = ""
    ) -> None:
        self.seats[number - 1] = Seat(number, kind, person, name, level)

    def _on_started(self, line: Line, log_line: LogLine) -> None:
        self.match = self._new_match(line.chance)
        line.chance = self.match.stream.fell
        log_line.events = self._heard()
        self.moves = [log_line]

    def _on_move(self, line: Line, log_line: LogLine) -> None:
        assert self.match is not None
        log_line.events, line.chance = self.match.play(line.text, line.seat, line.chance)
        self.match.events.clear()
        self.moves.append(log_line)

    def _on_undo(self, line: Line, log_line: LogLine) -> None:
        assert self.match is not None
        self.match.undo(line.amount, line.seat)
        self.moves.append(log_line)

    def _on_proposed(self, line: Line, log_line: LogLine) -> None:
        mine = [seat.number for seat in self.seats if seat.person == line.person]
        self.proposal = Proposal(line.amount, line.seat, mine)

    def _on_agreed(self, line: Line, log_line: LogLine) -> None:
        assert self.proposal is not None
        self.proposal.agreed.append(line.seat)

    def _on_refused(self, line: Line, log_line: LogLine) -> None:
        self.proposal = None

    def _on_rewound(self, line: Line, log_line: LogLine) -> None:
        """All agreed: play again what came before; the stream of chance goes on."""
        assert self.match is not None
        place = self.match.stream.place
        kept = [done for done in self.moves if done.seq < line.amount]
        self.match = self._new_match(kept[0].line.chance)
        for done in kept[1:]:
            if done.line.kind == "undo":
                self.match.undo(done.line.amount, done.line.seat)
            else:
                self.match.play(done.line.text, done.line.seat, done.line.chance)
        # The numbers of each result are its own: those kept keep theirs.
        self.match.stream.place = place
        self.match.events.clear()
        self.moves = kept

    def _on_handed(self, line: Line, log_line: LogLine) -> None:
        self._stand_in(line, "handed")

    def _on_flag(self, line: Line, log_line: LogLine) -> None:
        self.clocks.charge(log_line.at)
        self._stand_in(line, "flag")

    def _stand_in(self, line: Line, why: str) -> None:
        seat = self.seats[line.seat - 1]
        seat.stand_in, seat.level = why, line.level

    def _on_back(self, line: Line, log_line: LogLine) -> None:
        seat = self.seats[line.seat - 1]
        seat.stand_in, seat.level = "", ""
        self.clocks.came_back(line.seat, log_line.at)

    def _on_resumed(self, line: Line, log_line: LogLine) -> None:
        self.clocks.forgive(log_line.at)

    def _on_chat(self, line: Line, log_line: LogLine) -> None:
        """Words change nothing."""

    def _on_muted(self, line: Line, log_line: LogLine) -> None:
        self.muted = line.amount == 1

    def _on_rematch(self, line: Line, log_line: LogLine) -> None:
        self.rematch = line.text

    def _on_closed(self, line: Line, log_line: LogLine) -> None:
        """A game that nobody can play on is over as it stands."""
        self.status = OVER

    # ------------------------------------------------------------------ the match

    def _new_match(self, told: list[str]) -> ServerMatch:
        return ServerMatch(
            self.setup.map,
            box=self.setup.box,
            seats=self.setup.seats,
            options=self.setup.options,
            names=[_recorded(seat) for seat in self.seats],
            stream=Stream(self.secret, told),
            position=self.setup.position,
        )

    def _heard(self) -> list[Event]:
        assert self.match is not None
        events = list(self.match.events)
        self.match.events.clear()
        return events

    def record(self) -> str:
        """The whole game as text; each result of chance with its place in the stream.

        The notes are comments to those who replay, and enough for those who check the dice.
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
        """Where in the stream each result came from that the position still has."""
        kept = {done.seq for done in self.moves}
        place = 0
        found: list[int] = []
        for log_line in self.lines:
            fell = len(log_line.line.chance)
            if log_line.seq in kept:
                found += range(place, place + fell)
            place += fell
        return found
