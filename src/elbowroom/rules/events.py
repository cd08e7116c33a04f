"""What happens in a game, told to whoever listens: one class for each kind of event.

An event is told by appending it to ``State.journal``. While nobody listens the journal is None,
and nothing is constructed: play-outs pay only for that comparison.

Seats and regions are the engine's numbers, from 0; races, powers, places, relics and pieces are
named by key. ``play.telling`` turns an event into a message for people.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import NOWHERE
from elbowroom.rules.parts import Part


class Event:
    """Something that happened.

    *kind* names the class in messages and statistics. *seat* is the seat that acted, or the one
    that it happened to; -1 when it concerns nobody in particular.
    """

    def __init__(self, kind: str, seat: i64) -> None:
        self.kind: Final = kind
        self.seat: Final[i64] = seat


# ---------------------------------------------------------------------- turns


class TurnBegan(Event):
    """It is *seat*'s turn in *round*, which counts from 1."""

    def __init__(self, seat: i64, round: i64) -> None:
        super().__init__("turn-began", seat)
        self.round: Final[i64] = round


class GameOver(Event):
    """The last turn has been played."""

    def __init__(self) -> None:
        super().__init__("game-over", NOWHERE)


class Won(Event):
    """*seat* has won with so many coins; told once for each winner."""

    def __init__(self, seat: i64, coins: i64) -> None:
        super().__init__("won", seat)
        self.coins: Final[i64] = coins


# ---------------------------------------------------------------------- combos and armies


class ComboDrawn(Event):
    """A new combo lies open in *slot* (from 0); *power* is "none" when no badge was left."""

    def __init__(self, slot: i64, race: str, power: str) -> None:
        super().__init__("combo-drawn", NOWHERE)
        self.slot: Final[i64] = slot
        self.race: Final = race
        self.power: Final = power


class Picked(Event):
    """*seat* took the combo in *slot* (from 0) and so many *tokens* for it."""

    def __init__(self, seat: i64, slot: i64, race: str, power: str, tokens: i64) -> None:
        super().__init__("picked", seat)
        self.slot: Final[i64] = slot
        self.race: Final = race
        self.power: Final = power
        self.tokens: Final[i64] = tokens


class Swapped(Event):
    """Before picking *race*, *seat* exchanged its badge for *power* from *slot* (from 0)."""

    def __init__(self, seat: i64, slot: i64, race: str, power: str) -> None:
        super().__init__("swapped", seat)
        self.slot: Final[i64] = slot
        self.race: Final = race
        self.power: Final = power


class GainedTokens(Event):
    """Tokens came from the tray to the hand; those of a pick are told with the pick."""

    def __init__(self, seat: i64, race: str, tokens: i64) -> None:
        super().__init__("gained-tokens", seat)
        self.race: Final = race
        self.tokens: Final[i64] = tokens


class Declined(Event):
    """The active army of *seat* went into decline, holding so many *regions*."""

    def __init__(self, seat: i64, race: str, regions: i64) -> None:
        super().__init__("declined", seat)
        self.race: Final = race
        self.regions: Final[i64] = regions


class ArmyGone(Event):
    """A declined army of *seat* has left the game."""

    def __init__(self, seat: i64, race: str) -> None:
        super().__init__("army-gone", seat)
        self.race: Final = race


# ---------------------------------------------------------------------- conquest


class InRegion(Event):
    """Something that happened in one region to the army *race* of *seat*."""

    def __init__(self, kind: str, seat: i64, region: i64, race: str) -> None:
        super().__init__(kind, seat)
        self.region: Final[i64] = region
        self.race: Final = race


class Abandoned(InRegion):
    """The army gave the region up."""

    def __init__(self, seat: i64, region: i64, race: str) -> None:
        super().__init__("abandoned", seat, region, race)


class Conquered(InRegion):
    """The army took the region with so many *tokens* (pieces that fight among them).

    *by* is the set of special means, as bits of ``rules.means``.
    """

    def __init__(self, seat: i64, region: i64, race: str, tokens: i64, by: i64) -> None:
        super().__init__("conquered", seat, region, race)
        self.tokens: Final[i64] = tokens
        self.by: Final[i64] = by


class Rolled(Event):
    """The die shows *face*; *region* is what it was rolled for, or -1 for a free roll."""

    def __init__(self, seat: i64, region: i64, face: i64) -> None:
        super().__init__("rolled", seat)
        self.region: Final[i64] = region
        self.face: Final[i64] = face


class Failed(InRegion):
    """The die was not enough for the region."""

    def __init__(self, seat: i64, region: i64, race: str) -> None:
        super().__init__("failed", seat, region, race)


class Barred(InRegion):
    """The army may not try the region again this turn."""

    def __init__(self, seat: i64, region: i64, race: str) -> None:
        super().__init__("barred", seat, region, race)


class Lost(InRegion):
    """The army was driven out of the region and lost so many *tokens* for good."""

    def __init__(self, seat: i64, region: i64, race: str, tokens: i64) -> None:
        super().__init__("lost", seat, region, race)
        self.tokens: Final[i64] = tokens


class Pricked(InRegion):
    """The army lost so many *tokens* of those that conquered the region, to thorns there."""

    def __init__(self, seat: i64, region: i64, race: str, tokens: i64) -> None:
        super().__init__("pricked", seat, region, race)
        self.tokens: Final[i64] = tokens


class Reborn(InRegion):
    """A region of the declined army changed over to the active army *race*."""

    def __init__(self, seat: i64, region: i64, race: str) -> None:
        super().__init__("reborn", seat, region, race)


# ---------------------------------------------------------------------- finds


class Found(Event):
    """*seat* found a place or relic, by key."""

    def __init__(self, seat: i64, region: i64, find: str) -> None:
        super().__init__("found", seat)
        self.region: Final[i64] = region
        self.find: Final = find


class PowerDrawn(Event):
    """A badge was drawn for a place that lends it."""

    def __init__(self, seat: i64, power: str) -> None:
        super().__init__("power-drawn", seat)
        self.power: Final = power


# ---------------------------------------------------------------------- tokens and pieces


class Deployed(InRegion):
    """So many *tokens* went from the hand to the region."""

    def __init__(self, seat: i64, region: i64, race: str, tokens: i64) -> None:
        super().__init__("deployed", seat, region, race)
        self.tokens: Final[i64] = tokens


class PieceEvent(Event):
    """Something happened to a piece; *piece* is its word (``redeploy.piece_word``)."""

    def __init__(self, kind: str, seat: i64, region: i64, piece: str) -> None:
        super().__init__(kind, seat)
        self.region: Final[i64] = region
        self.piece: Final = piece


class Placed(PieceEvent):
    """So many pieces of one kind were placed in the region."""

    def __init__(self, seat: i64, region: i64, piece: str, number: i64) -> None:
        super().__init__("placed", seat, region, piece)
        self.number: Final[i64] = number


class Moved(PieceEvent):
    """A piece on the board moved to the region."""

    def __init__(self, seat: i64, region: i64, piece: str) -> None:
        super().__init__("moved", seat, region, piece)


class Roamed(PieceEvent):
    """A piece that belongs to nobody entered the region and drove out whoever stood there."""

    def __init__(self, seat: i64, region: i64, piece: str) -> None:
        super().__init__("roamed", seat, region, piece)


# ---------------------------------------------------------------------- coins and peace


class Scored(Event):
    """*seat* earned so many *coins* at the end of its turn; *parts* add up to them."""

    def __init__(self, seat: i64, coins: i64, parts: list[Part]) -> None:
        super().__init__("scored", seat)
        self.coins: Final[i64] = coins
        self.parts: Final = parts


class TollPaid(Event):
    """*seat* paid *payee* for conquering a region of its army *race*."""

    def __init__(self, seat: i64, payee: i64, race: str, coins: i64) -> None:
        super().__init__("toll-paid", seat)
        self.payee: Final[i64] = payee
        self.race: Final = race
        self.coins: Final[i64] = coins


class Sacrificed(InRegion):
    """*seat* gave one declined token of the region for *coins*."""

    def __init__(self, seat: i64, region: i64, race: str, coins: i64) -> None:
        super().__init__("sacrificed", seat, region, race)
        self.coins: Final[i64] = coins


class Allied(Event):
    """Until the next turn of *seat*, seat *other* may not attack it."""

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__("ally", seat)
        self.other: Final[i64] = other
