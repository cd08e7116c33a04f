"""What is in a region, as data and as text: ``2 trolls, lair, encampment x3``."""

from __future__ import annotations

from functools import lru_cache

from elbowroom.masks import bit, regions_of
from elbowroom.notation.thing import Thing, ThingKind
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

# Most things are as in other regions and at other tables.
_thing = lru_cache(maxsize=4096)(Thing)


def things_in(s: State, region: int) -> list[Thing]:
    """Everything in *region*, tokens first; mountains belong to the printed board."""
    one = bit(region)
    army = s.holder(region)
    things = bodies("" if army is None else army.race.key, s.tokens[region])
    things += natives(s.tribes & one, s.monsters & one)
    if (s.built | s.treasured) & one:
        kinds = [kind for kind in range(PIECE_KINDS) if s.where[kind] & one]
        things += [piece_thing(_piece(s, kind, region)) for kind in kinds]
    return things


def bodies(race: str, tokens: int) -> list[Thing]:
    """The *tokens* of a *race* in one region."""
    return [_thing("race", race, int(tokens), "")] if tokens > 0 else []


def natives(tribe: int, monsters: int) -> list[Thing]:
    """The natives of one region; 0 for those that are not there."""
    things: list[Thing] = []
    if tribe:
        things.append(_thing("tribe", "tribe", 1, ""))
    if monsters:
        things.append(_thing("monsters", "monsters", 1, ""))
    return things


# A piece, place or relic in a region: its kind, how many of it, the power that it lends.
PieceKey = tuple[int, int, str]


def pieces_by_region(s: State) -> dict[int, tuple[PieceKey, ...]]:
    """The pieces, places and relics of all regions that have any."""
    out: dict[int, tuple[PieceKey, ...]] = {}
    for kind, mask in enumerate(s.where):
        if mask:
            for region in regions_of(mask):
                out[region] = (*out.get(region, ()), _piece(s, kind, region))
    return out


def _piece(s: State, kind: int, region: int) -> PieceKey:
    counted = FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS
    lends = kind == LENDER and s.lent >= 0
    number = int(s.pile(kind, region)) if counted else 1
    return kind, number, s.book.powers[s.lent].key if lends else ""


def piece_thing(piece: PieceKey) -> Thing:
    """A piece, place or relic as a thing."""
    kind, number, power = piece
    return _thing(kind_of_piece(kind), PIECES[kind].key, number, power)


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
    return _thing(kind_of_piece(piece_named(key)), key, int(rest.removeprefix("x") or 1), power)


def texts_in(s: State, region: int) -> list[str]:
    """Everything in *region* as positions write it."""
    return [thing_text(thing) for thing in things_in(s, region)]


def region_text(s: State, region: int) -> str:
    """The line of a scenario for *region*; ``empty`` when nothing is there."""
    return ", ".join(texts_in(s, region)) or "empty"
