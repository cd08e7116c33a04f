"""Messages of the socket and lines of the log as structs; ``encoding`` turns them into JSON.

Bodies that only HTTP has are in ``api``; tables and positions as people see them in ``tables``; the
setup of a table in ``setup``. Settings and snapshots, which no client sees, are JSON as well, and
are read and written where they are defined.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from elbowroom.server.wire.setup import (
    ActionText,
    Incoming,
    Mistake,
    MoveId,
    SeatNumber,
    Seq,
    Words,
)
from elbowroom.server.wire.tables import AdvisedPlan, Patch, Sight, TableInfo
from elbowroom.words.message import Message

# Versions of the socket protocol that this server speaks, best first.
VERSIONS: Final = (3,)

# ---------------------------------------------------------------------- the log


class Line(Struct, omit_defaults=True, gc=False):
    """One line of a table's log as it is stored; a game is the sum of its lines.

    There are very many of them in memory, and they are in no cycle: nobody need look for one.
    """

    kind: str
    seat: int = 0
    text: str = ""
    chance: tuple[str, ...] = ()
    person: str = ""
    name: str = ""
    level: str = ""
    amount: int = 0


class Entry(Struct, omit_defaults=True):
    """One line of the log as a person may see it; *at* is in seconds since 1970.

    *events* are the sentences that tell it. Of a move *text* is the action, *verb* its verb, and
    *die* what a die showed after it.
    """

    seq: int
    at: float
    kind: str
    seat: int = 0
    text: str = ""
    chance: list[str] = []
    level: str = ""
    amount: int = 0
    events: list[Message] = []
    verb: str = ""
    die: int | None = None


# ---------------------------------------------------------------------- commands


class Sit(Incoming, tag="sit"):
    """Take an open seat."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)] = ""


class Leave(Incoming, tag="leave"):
    """Leave a seat; in a running game a bot takes it for good."""

    seat: SeatNumber


class SetBot(Incoming, tag="set-bot"):
    """The host puts a bot on an open seat, or opens a bot's seat (level empty)."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = "easy"


class HandOver(Incoming, tag="hand-over"):
    """Let a bot play my seat for now; the table's stand-in unless I name one."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = ""


class TakeBack(Incoming, tag="take-back"):
    """I play my seat again."""

    seat: SeatNumber


class Start(Incoming, tag="start"):
    """Begin the game."""


class Move(Incoming, tag="move"):
    """Play *action* on the position that was seen at *expected*."""

    id: MoveId
    expected: Seq
    action: ActionText
    seat: SeatNumber | None = None


class Undo(Incoming, tag="undo"):
    """Take back my last actions, as far as nothing was revealed since."""

    id: MoveId
    expected: Seq
    actions: Annotated[int, Meta(ge=1, le=500)] = 1
    seat: SeatNumber | None = None


class Propose(Incoming, tag="propose"):
    """Ask all people to go back to before line *to*, even past a point of no return."""

    to: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    seat: SeatNumber


class Answer(Incoming, tag="answer"):
    """Agree to the proposal, or reject it."""

    seat: SeatNumber
    agree: bool


class Say(Incoming, tag="say"):
    """Chat."""

    text: Words


class Mute(Incoming, tag="mute"):
    """The host turns the chat off or on."""

    on: bool


class Abandon(Incoming, tag="abandon"):
    """End a game of other rules as it stands, since it cannot go on here."""


class Rematch(Incoming, tag="rematch"):
    """Make the same table again for another game."""


Command = (
    Sit | Leave | SetBot | HandOver | TakeBack | Start | Move | Undo | Propose | Answer
    | Say | Mute | Abandon | Rematch
)  # fmt: skip


# ---------------------------------------------------------------------- only on sockets


class Hello(Incoming, tag="hello"):
    """The first message of a client: the versions it speaks, and the last line that it has.

    *views*: it wants to know the position. *presence*: it wants to know who comes and goes.
    """

    versions: Annotated[list[int], Meta(min_length=1, max_length=20)]
    after: Seq = 0
    views: bool = True
    presence: bool = False


class Missing(Incoming, tag="missing"):
    """Send me the lines after line *after*."""

    after: Seq


class Explain(Incoming, tag="explain"):
    """Explain the price of *region*, an *action* and why it is refused, or else my income."""

    id: MoveId
    region: Annotated[str, Meta(max_length=60)] = ""
    action: Annotated[str, Meta(max_length=200)] = ""
    seat: SeatNumber | None = None


class Hint(Incoming, tag="hint"):
    """What would a bot do? For the person who is to move, at tables that allow hints."""

    id: MoveId


class Ping(Incoming, tag="ping"):
    """Are you there?"""


FromClient = Command | Hello | Missing | Explain | Hint | Ping


# ---------------------------------------------------------------------- answers and pushes


class Welcome(Struct, tag="welcome"):
    """The answer to a hello."""

    version: int
    table: TableInfo
    entries: list[Entry]
    now: Sight


class Push(Struct, tag="push", omit_defaults=True):
    """A new line of the log, and what it changed: the sight by a *patch*, or whole as *now*.

    With neither, the sight is as it was. The table is there if it has changed.
    """

    seq: int
    entry: Entry
    patch: Patch | None = None
    now: Sight | None = None
    table: TableInfo | None = None


class Present(Struct, tag="present"):
    """Somebody who sits here has connected or disconnected."""

    table: TableInfo


class Lines(Struct, tag="lines"):
    """The answer to ``missing``."""

    seq: int
    entries: list[Entry]
    now: Sight


class Ack(Struct, tag="ack"):
    """The command has been stored, as line *seq*."""

    id: str
    seq: int


class Refusal(Struct, tag="refusal", omit_defaults=True):
    """The command is refused: *error* is a key; *why* is the rule that forbids an action; *mistake*
    is what is wrong with home-made content."""

    error: str
    id: str = ""
    seq: int = 0
    why: Message | None = None
    missing: list[Entry] = []
    mistake: Mistake | None = None


class Explained(Struct, tag="explained", omit_defaults=True, kw_only=True):
    """A price or an income with its parts; *why* says why an action may not be done.

    Besides the tokens of a price, *toll* is paid in coins, and *thorns* of the tokens are lost.
    *notes* are what to know before a legal action.
    """

    id: str
    total: int
    parts: list[Message]
    toll: int = 0
    thorns: int = 0
    odds: float | None = None
    why: Message | None = None
    notes: list[Message] = []


class Advised(Struct, tag="advised"):
    """The best plans for the position of line *seq*, best first; see ``elbowroom.bots.hint``."""

    id: str
    seq: int
    seat: int
    plans: list[AdvisedPlan]


class Pong(Struct, tag="pong"):
    """The answer to ``ping``."""


class Bye(Struct, tag="bye"):
    """The socket is about to be closed; *error* says why."""

    error: str


FromServer = Welcome | Push | Present | Lines | Ack | Refusal | Explained | Advised | Pong | Bye
