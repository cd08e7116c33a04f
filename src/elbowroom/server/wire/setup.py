"""Setups of tables, as requested and as stored, and the field types that all messages share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from elbowroom import errors
from elbowroom.homemade.definitions import MOST_BYTES

MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=1, le=5)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
# No text may have the character NUL; see ``encoding``.
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=r"^[^\u0000]*$")]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Seconds = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Incoming(Struct, forbid_unknown_fields=True):
    """The base of all messages from clients: unknown fields are errors."""


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds that a seat has for a turn, for a game, or both."""

    turn: Seconds | None = None
    game: Seconds | None = None


class SeatSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: ``me``, ``open`` for anybody, or ``bot`` with its level."""

    kind: Annotated[str, Meta(pattern=r"^(me|open|bot)$")]
    level: Key = "easy"
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Incoming):
    """A request for a new table; *person* is the name of somebody who has no token yet."""

    map: Key = "surface-2"
    box: Annotated[str, Meta(max_length=20)] = ""
    seats: Annotated[list[SeatSetting], Meta(max_length=5)] = []
    options: dict[str, bool] = {}
    # Keys of races, powers, places and relics that the table leaves out.
    without: Annotated[list[Key], Meta(max_length=100)] = []
    # Slugs of the regions with monsters, on a map that has none printed; chance chooses if empty.
    monsters: Annotated[list[Key], Meta(max_length=20)] = []
    # Home-made races and powers: a collection as JSON text, or a list of them; empty for none.
    content: Annotated[str, Meta(max_length=MOST_BYTES)] = ""
    # The race, the power or both that lie in the first slot: the table is marked as practice.
    first: Annotated[list[Key], Meta(max_length=2)] = []
    clock: ClockSetting | None = None
    name: Annotated[str, Meta(max_length=40)] = ""
    public: bool = False
    # A chosen seed makes the dice foreseeable: the table is marked as practice.
    seed: Seed | None = None
    # The bot that plays for those who are away: handed over, out of time, or gone.
    stand_in: Key = "easy"
    hints: bool = True
    person: Annotated[str, Meta(max_length=40)] = ""


class Branch(Incoming):
    """A request for a practice table that begins with a position of another, after line *seq*."""

    seq: Seq
    seats: Annotated[list[SeatSetting], Meta(max_length=5)] = []
    name: Annotated[str, Meta(max_length=40)] = ""
    person: Annotated[str, Meta(max_length=40)] = ""


class Setup(Struct, frozen=True):
    """The setup of a table as it is stored; it never changes."""

    map: str
    box: str
    seats: int
    options: dict[str, bool]
    clock: ClockSetting | None
    name: str
    public: bool
    seed: int | None
    host: str
    rules: int
    # The code of a position to begin with instead of the set-up.
    position: str = ""
    # The bot that plays for those who are away.
    stand_in: str = "easy"
    hints: bool = True
    # What was in the boxes when the table was set, by key; empty at tables of older rules.
    contents: str = ""
    without: list[str] = []
    monsters: list[str] = []
    # Home-made content as canonical JSON; empty if there is none.
    content: str = ""

    @property
    def practice(self) -> bool:
        """Whether the dice can be foreseen, or the game began with a given position."""
        return self.seed is not None or bool(self.position)


class Mistake(Struct):
    """What is wrong with home-made content: the place in it, and the message with its arguments."""

    place: str
    key: str
    args: dict[str, errors.Detail]


def mistake_of(error: errors.Mistake) -> Mistake:
    """What is wrong, as the wire has it."""
    return Mistake(error.place, error.key, error.arguments)
