"""The pieces: what each one does, in one table that rules and traits read."""

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
COPIER: Final = BAG  # acts each turn as one of the relics on the board
LENDER: Final = STONEHEDGE  # lends a power, which is seen where it lies

# The pieces in the hand of an army are counted in one number, four bits for each kind.
BITS_OF_A_COUNT: Final = 4
COUNT: Final = 15

# What becomes of a piece when its region changes hands, is abandoned, or its army declines.
STAYS: Final = 0
SUPPLY: Final = 1
POOL: Final = 2


# The boxes, as the atlas names those of the boards.
SURFACE: Final = "surface"
UNDERGROUND: Final = "underground"


class Piece:
    """One row of the table. Its columns:

    - *box*: which box it comes with;
    - *supply*: how many there are; *in_bulk*: one action may place several;
    - *defence*: what one of them adds to the price of its region;
    - *immune*: opponents cannot conquer the region; *closes*: nobody can;
    - *stops_substitution*: a lone token beside it cannot be substituted;
    - *as_token*: it defends like a race token, so whoever looks past tokens looks past it;
    - *lost*, *abandoned*, *declined*: what becomes of it when its region is lost or abandoned,
      or its army declines;
    - *lifted*: it comes to hand when the redeployment begins; *expires*: when the redeployment
      ends, those still in hand are gone;
    - *returns*: when its region is lost, it is placed again at the end of that turn, like
      displaced tokens;
    - *fights*: in hand, it pays for conquests like a token;
    - *roams*: no army owns it, and it empties the region that it is moved into;
    - *endless*: home-made things may place more of them than the box holds.
    """

    def __init__(
        self,
        key: str,
        supply: int,
        defence: int = 0,
        immune: bool = False,
        stops_substitution: bool = False,
        as_token: bool = False,
        lost: int = SUPPLY,
        abandoned: int = SUPPLY,
        declined: int = SUPPLY,
        lifted: bool = False,
        returns: bool = False,
        expires: bool = False,
        in_bulk: bool = False,
        fights: bool = False,
        closes: bool = False,
        roams: bool = False,
        endless: bool = False,
        box: str = UNDERGROUND,
    ) -> None:
        self.key: Final = key
        self.box: Final = box
        self.supply: Final[i64] = supply
        self.defence: Final[i64] = defence
        self.immune: Final = immune
        self.stops_substitution: Final = stops_substitution
        self.as_token: Final = as_token
        self.lost: Final[i64] = lost
        self.abandoned: Final[i64] = abandoned
        self.declined: Final[i64] = declined
        self.lifted: Final = lifted
        self.returns: Final = returns
        self.expires: Final = expires
        self.in_bulk: Final = in_bulk
        self.fights: Final = fights
        self.closes: Final = closes
        self.roams: Final = roams
        self.endless: Final = endless


def _find(key: str, defence: int = 0) -> Piece:
    """Places and relics stay where they lie, whatever happens around them."""
    return Piece(key, 1, defence=defence, lost=STAYS, abandoned=STAYS, declined=STAYS)


PIECES: Final[list[Piece]] = [
    Piece("lair", 10, defence=1, declined=STAYS, endless=True, box=SURFACE),
    Piece("fortress", 6, defence=1, declined=STAYS, box=SURFACE),
    Piece("hole", 2, immune=True, endless=True, box=SURFACE),
    Piece("hero", 2, immune=True, lost=POOL, abandoned=POOL, lifted=True, box=SURFACE),
    Piece("dragon", 1, immune=True, lost=POOL, abandoned=POOL, box=SURFACE),
    Piece("ancient", 1, immune=True, lost=POOL, abandoned=POOL),
    Piece("queen", 1, immune=True, lost=POOL, abandoned=POOL, declined=STAYS),
    Piece("ghost", 1, immune=True, lost=STAYS, abandoned=STAYS, declined=STAYS),
    Piece("balrog", 1, lost=STAYS, abandoned=STAYS, declined=STAYS, closes=True, roams=True),
    Piece("volcano", 1, lost=STAYS, abandoned=STAYS, declined=STAYS),
    Piece("bag", 1, lost=POOL, abandoned=POOL),
    Piece(
        "encampment",
        5,
        defence=1,
        stops_substitution=True,
        as_token=True,
        lost=POOL,
        abandoned=POOL,
        lifted=True,
        returns=True,
        in_bulk=True,
        box=SURFACE,
    ),
    Piece("armour", 8, defence=1, declined=STAYS, expires=True),
    Piece("hammer", 7, lost=POOL, abandoned=POOL, lifted=True, fights=True),
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

# The kinds with a property, and where their counts are in the number of the pieces in hand.
FIGHTING: Final[list[int]] = [kind for kind, piece in enumerate(PIECES) if piece.fights]
AS_TOKENS: Final[list[int]] = [kind for kind, piece in enumerate(PIECES) if piece.as_token]
RETURNING: Final[list[int]] = [kind for kind, piece in enumerate(PIECES) if piece.returns]
IMMUNE: Final[list[int]] = [kind for kind, piece in enumerate(PIECES) if piece.immune]
CLOSING: Final[list[int]] = [kind for kind, piece in enumerate(PIECES) if piece.closes]
EXPIRING: Final[list[int]] = [kind for kind, piece in enumerate(PIECES) if piece.expires]


def _counts_of(kinds: list[int]) -> int:
    """The bits in which pieces of these kinds are counted."""
    return sum(COUNT * 2 ** (BITS_OF_A_COUNT * kind) for kind in kinds)


FIGHTING_IN_HAND: Final[i64] = _counts_of(FIGHTING)
EXPIRING_IN_HAND: Final[i64] = _counts_of(EXPIRING)

_KINDS: Final[dict[str, int]] = {piece.key: kind for kind, piece in enumerate(PIECES)}


def is_counted(kind: i64) -> bool:
    """Whether several pieces of *kind* may stand in one region."""
    return FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS


def count_in(pieces: i64, kind: i64) -> i64:
    """How many pieces of *kind* the number *pieces* counts; places and relics are never in hand."""
    if kind >= FIRST_FIND:
        return 0
    return (pieces >> (kind * BITS_OF_A_COUNT)) & COUNT


def piece_named(key: str) -> int:
    """The kind written *key*, or -1."""
    return _KINDS.get(key, -1)
