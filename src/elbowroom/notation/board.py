"""What is in a region, as data and as text: ``2 trolls, lair, encampment x3``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from elbowroom.masks import bit
from elbowroom.rules.pieces import (
    COUNTED_KINDS,
    FIRST_COUNTED,
    FIRST_FIND,
    FIRST_RELIC,
    LENDER,
    PIECE_KINDS,
    PIECES,
    piece_named,
)
from elbowroom.rules.state import State

ThingKind = Literal["race", "tribe", "monsters", "piece", "place", "relic"]


@dataclass(frozen=True)
class Thing:
    """Something in a region, by its key: tokens of a race, a native, a piece, a place or a relic.

    *count* is how many of it are there. *power* is the key of the power that a place lends, if it
    lends one.
    """

    kind: ThingKind
    key: str
    count: int
    power: str


def things_in(s: State, region: int) -> list[Thing]:
    """Everything in *region*, tokens first; mountains belong to the printed board."""
    one = bit(region)
    things: list[Thing] = []
    army = s.holder(region)
    if army is not None and s.tokens[region] > 0:
        things.append(Thing("race", army.race.key, int(s.tokens[region]), ""))
    if s.tribes & one:
        things.append(Thing("tribe", "tribe", 1, ""))
    if s.monsters & one:
        things.append(Thing("monsters", "monsters", 1, ""))
    kinds = [kind for kind in range(PIECE_KINDS) if s.where[kind] & one]
    return things + [_piece(s, kind, region) for kind in kinds]


def _piece(s: State, kind: int, region: int) -> Thing:
    counted = FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS
    lends = kind == LENDER and s.lent >= 0
    return Thing(
        kind_of_piece(kind),
        PIECES[kind].key,
        int(s.pile(kind, region)) if counted else 1,
        s.book.powers[s.lent].key if lends else "",
    )


def kind_of_piece(kind: int) -> ThingKind:
    """Whether a row of the table of pieces is a place, a relic, or a piece of some army."""
    if kind >= FIRST_RELIC:
        return "relic"
    return "place" if kind >= FIRST_FIND else "piece"


# ---------------------------------------------------------------------- as text


def thing_text(thing: Thing) -> str:
    """How positions write *thing*."""
    if thing.kind == "race":
        return f"{thing.count} {thing.key}"
    key = f"{thing.key}:{thing.power}" if thing.power else thing.key
    return key if thing.count == 1 else f"{key} x{thing.count}"


def read_thing(text: str) -> Thing:
    """The thing that ``thing_text`` writes as *text*."""
    first, _, rest = text.partition(" ")
    if first.isdigit():
        return Thing("race", rest, int(first), "")
    key, _, power = first.partition(":")
    if key == "tribe":
        return Thing("tribe", key, 1, "")
    if key == "monsters":
        return Thing("monsters", key, 1, "")
    return Thing(kind_of_piece(piece_named(key)), key, int(rest.removeprefix("x") or 1), power)


def texts_in(s: State, region: int) -> list[str]:
    """Everything in *region* as positions write it."""
    return [thing_text(thing) for thing in things_in(s, region)]


def region_text(s: State, region: int) -> str:
    """One line for *region*; ``empty`` when nothing is there."""
    return ", ".join(texts_in(s, region)) or "empty"
