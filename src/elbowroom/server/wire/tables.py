"""A table and its position as a person may see them."""

from __future__ import annotations

from msgspec import Struct

from elbowroom.bots.hint import Difference
from elbowroom.notation.action_view import ActionView
from elbowroom.play.offer import How
from elbowroom.play.view_types import View, ViewPatch
from elbowroom.server.wire.setup import ClockSetting
from elbowroom.words.message import Message, Name, Text


class SeatInfo(Struct, omit_defaults=True):
    """Who sits at a seat; *mine* and *here*: is it me, and are they connected?"""

    seat: int
    kind: str
    name: str = ""
    level: str = ""
    # A bot plays for the owner: "handed" by them, or "flag" because their time ran out.
    stand_in: str = ""
    mine: bool = False
    here: bool = False
    # What the level of its bot is called.
    bot: Name | Text | None = None
    # Which of the names of bots it has; 0 for people, and for bots named after their seats.
    nickname: int = 0


class ClockInfo(Struct, omit_defaults=True):
    """The seconds that a seat has left; None where there is no limit."""

    seat: int
    turn: float | None = None
    game: float | None = None
    running: bool = False


class Proposal(Struct):
    """A proposal to go back to before line *to*; *agreed* are the seats that accept."""

    to: int
    by: int
    agreed: list[int]


class TableInfo(Struct, omit_defaults=True, kw_only=True):
    """A table without its position."""

    id: str
    name: str
    map: str
    box: str
    options: dict[str, bool]
    status: str
    public: bool
    practice: bool
    rules: int
    seats: list[SeatInfo]
    seq: int
    seed_hash: str
    seed: str = ""
    host: bool = False
    muted: bool = False
    clock: ClockSetting | None = None
    spectators: int = 0
    winners: list[int] = []
    # The coins of all seats, once the game is over.
    coins: list[int] = []
    rematch: str = ""
    # Whether people may ask for hints, and who plays for those who are away.
    hints: bool = True
    stand_in: str = ""
    # Keys of what is left out, and slugs of the regions that were chosen for monsters.
    without: list[str] = []
    monsters: list[str] = []
    # Home-made content as canonical JSON; empty if there is none.
    content: str = ""


class Price(Struct, omit_defaults=True, kw_only=True):
    """What a region would take now: tokens (less a die that shows already), coins, luck.

    *how* is the first way that is possible, see ``elbowroom.play.offers``; *by* are the keys of
    the special means that would do it as well. *odds* is the chance from 0 to 1 that a die is
    enough, where one can be thrown. *why* says why neither tokens nor a die can take it; *label*
    says all of this in a sentence.
    """

    region: str
    price: int
    how: How
    toll: int = 0
    odds: float | None = None
    by: list[str] = []
    why: Message | None = None
    label: Message


class Income(Struct):
    """What a seat would earn if it scored now; *parts* are the lines of the sum."""

    total: int
    parts: list[Message]


class Sight(Struct, omit_defaults=True):
    """All that a seat (or a spectator: seat 0) may know of the position at *seq*."""

    seq: int
    seat: int = 0
    hash: str = ""
    view: View | None = None
    actions: list[ActionView] = []
    undoable: int = 0
    clocks: list[ClockInfo] = []
    proposal: Proposal | None = None
    # For the person who is to move: what is asked, what regions take, what the turn brings so far.
    prompt: Message | None = None
    prices: list[Price] = []
    income: Income | None = None


class Patch(Struct, omit_defaults=True):
    """What turns the sight of one line into that of the next.

    Of the view there is only what has changed; nothing if it is as it was. The other fields are
    as in a ``Sight``: whole, and empty when they are left out.
    """

    view: ViewPatch | None = None
    actions: list[ActionView] = []
    undoable: int = 0
    clocks: list[ClockInfo] = []
    proposal: Proposal | None = None
    prompt: Message | None = None
    prices: list[Price] = []
    income: Income | None = None


class AdvisedPlan(Struct):
    """A plan to the next die or the end of the turn, as ``elbowroom.bots.hint`` has it.

    *differences* say in what the best plan differs from it. *figures* and *comparison* say the same
    in sentences.
    """

    actions: list[ActionView]
    coins: float
    lead: float
    win: float
    now: float
    later: float
    rival: float
    facts: dict[str, float]
    differences: list[Difference]
    figures: Message
    comparison: Message
