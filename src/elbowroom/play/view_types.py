"""Views and patches of views as plain data.

Compiled code makes them. They are not compiled themselves: the compiler drops what a class tells
``msgspec``, and would make classes of its own, which JSON does not know.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from msgspec import UNSET, Struct, UnsetType

from elbowroom.notation.thing import Thing


@dataclass(frozen=True)
class HandView:
    """The hand of the acting army; all numbers are public.

    During conquests *tokens* are its race tokens, with those that its first action lifts from the
    board or brings (G8, the Fountain), and *helpers* the pieces that fight like tokens. During
    redeployment and retreats *to_place* are the tokens that must still be put somewhere: without
    those that stay in hand.
    """

    tokens: int
    helpers: int
    to_place: int


@dataclass(frozen=True)
class ArmyView:
    """One army as everybody sees it."""

    race: str
    power: str
    active: bool
    hand: int
    regions: tuple[str, ...]
    pieces: dict[str, int]
    fresh: bool


@dataclass(frozen=True)
class SeatView:
    """One seat: its armies are public, its coins perhaps not."""

    seat: int
    coins: int | None
    last_income: int | None
    army: ArmyView | None
    declined: tuple[ArmyView, ...]
    peace_with: int | None
    grudges: tuple[int, ...]


@dataclass(frozen=True)
class ComboView:
    """An open combo of the column."""

    slot: int
    race: str
    power: str
    tokens: int
    price: int
    coins: int


@dataclass(frozen=True)
class RegionView:
    """One region and everything in it, its tokens included."""

    slug: str
    name: str
    terrain: str
    holder: int | None
    race: str | None
    tokens: int
    things: tuple[Thing, ...]


@dataclass(frozen=True)
class View:
    """A position as the *viewer* (a seat from 1, or None for a spectator) may see it."""

    viewer: int | None
    box: str
    map: str
    options: dict[str, bool]
    round: int
    rounds: int
    turn: int
    decider: int | None
    chance: bool
    phase: str
    die: int | None
    acting: str | None
    seats: tuple[SeatView, ...]
    column: tuple[ComboView, ...]
    regions: tuple[RegionView, ...]
    trays: dict[str, int]
    banners_in_stack: int
    badges_in_stack: int
    badges_discarded: tuple[str, ...]
    finds_hidden: int
    winners: tuple[int, ...]
    code: str
    hand: HandView | None

    def to_dict(self) -> dict[str, object]:
        """The same as nested dicts and lists, ready for JSON."""
        return asdict(self)


# ---------------------------------------------------------------------- patches


class RegionPatch(Struct, frozen=True):
    """What is in a region now."""

    slug: str
    holder: int | None
    race: str | None
    tokens: int
    things: list[Thing]


class SeatPatch(Struct, frozen=True):
    """A seat as everybody sees it now: all but its coins."""

    seat: int
    army: ArmyView | None
    declined: tuple[ArmyView, ...]
    peace_with: int | None
    grudges: tuple[int, ...]


class Purse(Struct, frozen=True):
    """The coins of a seat and its last income now."""

    seat: int
    coins: int
    last_income: int


class ViewPatch(Struct, omit_defaults=True, kw_only=True):
    """The parts of a ``View`` that have changed; what is left out is as it was.

    Of *trays* only the races that changed are there. *hand* is always there.
    """

    hand: HandView | None
    regions: list[RegionPatch] = []
    seats: list[SeatPatch] = []
    purses: list[Purse] = []
    trays: dict[str, int] = {}
    column: tuple[ComboView, ...] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    decider: int | UnsetType | None = UNSET
    chance: bool | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    die: int | UnsetType | None = UNSET
    acting: str | UnsetType | None = UNSET
    banners_in_stack: int | UnsetType = UNSET
    badges_in_stack: int | UnsetType = UNSET
    badges_discarded: tuple[str, ...] | UnsetType = UNSET
    finds_hidden: int | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
