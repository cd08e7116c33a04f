"""The cardboard things: what each one does, as a table that the rules read and no trait repeats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAIR: Final = 0
FORTRESS: Final = 1
HOLE: Final = 2
HERO: Final = 3
DRAGON: Final = 4
ANCIENT: Final = 5
QUEEN: Final = 6
GHOST: Final = 7
BALROG: Final = 8
VOLCANO: Final = 9
BAG: Final = 10
# Several of these may stand in one region: a count, not a mark.
ENCAMPMENT: Final = 11
ARMOUR: Final = 12
HAMMER: Final = 13
# Popular Places.
ALTAR: Final = 14
CRYPT: Final = 15
DIAMONDS: Final = 16
PIPE: Final = 17
FOUNTAIN: Final = 18
KEEP: Final = 19
LOST_MINE: Final = 20
STONEHEDGE: Final = 21
PENTACLE: Final = 22
# Righteous Relics.
DOORMAT: Final = 23
RING: Final = 24
SOCKS: Final = 25
SCEPTER: Final = 26
ORB: Final = 27
SWORD: Final = 28

PIECE_KINDS: Final = 29
FIRST_COUNTED: Final = ENCAMPMENT
COUNTED_KINDS: Final = 3
FIRST_FIND: Final = ALTAR
FIRST_RELIC: Final = DOORMAT
FINDS: Final = 15

# What becomes of a piece when its region changes hands, is abandoned, or its army declines.
STAYS: Final = 0
SUPPLY: Final = 1
POOL: Final = 2


class Piece:
    """One row of the table."""

    def __init__(
        self,
        key: str,
        supply: int,
        defence: int = 0,
        immune: bool = False,
        stops_substitution: bool = False,
        lost: int = SUPPLY,
        abandoned: int = SUPPLY,
        declined: int = SUPPLY,
        lifted: bool = False,
    ) -> None:
        self.key: Final = key
        self.supply: Final[i64] = supply
        self.defence: Final[i64] = defence
        self.immune: Final = immune
        self.stops_substitution: Final = stops_substitution
        self.lost: Final[i64] = lost
        self.abandoned: Final[i64] = abandoned
        self.declined: Final[i64] = declined
        self.lifted: Final = lifted


def _find(key: str, defence: int = 0) -> Piece:
    """Places and relics stay where they lie, whatever happens around them."""
    return Piece(key, 1, defence=defence, lost=STAYS, abandoned=STAYS, declined=STAYS)


PIECES: Final[list[Piece]] = [
    Piece("lair", 10, defence=1, declined=STAYS),
    Piece("fortress", 6, defence=1, declined=STAYS),
    Piece("hole", 2, immune=True),
    Piece("hero", 2, immune=True, lost=POOL, abandoned=POOL, lifted=True),
    Piece("dragon", 1, immune=True, lost=POOL, abandoned=POOL),
    Piece("ancient", 1, immune=True, lost=POOL, abandoned=POOL),
    Piece("queen", 1, immune=True, lost=POOL, abandoned=POOL, declined=STAYS),
    Piece("ghost", 1, immune=True, lost=STAYS, abandoned=STAYS, declined=STAYS),
    Piece("balrog", 1, lost=STAYS, abandoned=STAYS, declined=STAYS),
    Piece("volcano", 1, lost=STAYS, abandoned=STAYS, declined=STAYS),
    Piece("bag", 1, lost=POOL, abandoned=POOL),
    Piece(
        "encampment",
        5,
        defence=1,
        stops_substitution=True,
        lost=POOL,
        abandoned=POOL,
        lifted=True,
    ),
    Piece("armour", 8, defence=1, declined=STAYS),
    Piece("hammer", 7, lost=POOL, abandoned=POOL, lifted=True),
    _find("altar"),
    _find("crypt"),
    _find("diamonds"),
    _find("pipe"),
    _find("fountain"),
    _find("keep", defence=1),
    _find("lost-mine"),
    _find("stonehedge"),
    _find("pentacle"),
    _find("doormat"),
    _find("ring"),
    _find("socks"),
    _find("scepter"),
    _find("orb"),
    _find("sword"),
]

_KINDS: Final[dict[str, int]] = {piece.key: kind for kind, piece in enumerate(PIECES)}


def piece_named(key: str) -> int:
    """The kind written *key*, or -1."""
    return _KINDS.get(key, -1)
