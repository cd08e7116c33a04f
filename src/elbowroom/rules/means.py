"""Special means of conquest: everything that may follow the word ``by``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.rules.pieces import BAG, DOORMAT, DRAGON, ORB, SOCKS, SWORD

# Bits, so that a conquest can name several at once.
BY_SORCERY: Final = 1
BY_VAMPIRE: Final = 2
BY_DRAGON: Final = 4
BY_ORB: Final = 8
BY_DOORMAT: Final = 16
BY_SWORD: Final = 32
BY_SOCKS: Final = 64
BY_BAG_ORB: Final = 128
BY_BAG_DOORMAT: Final = 256
BY_BAG_SWORD: Final = 512
BY_BAG_SOCKS: Final = 1024

# One piece copies, so at most one of these in a conquest.
COPIES: Final = BY_BAG_ORB | BY_BAG_DOORMAT | BY_BAG_SWORD | BY_BAG_SOCKS
PRICED: Final = BY_DOORMAT | BY_SWORD | BY_SOCKS | BY_BAG_DOORMAT | BY_BAG_SWORD | BY_BAG_SOCKS
SUBSTITUTES: Final = BY_SORCERY | BY_VAMPIRE | BY_ORB | BY_BAG_ORB
# The substitutes that are limited to once a turn for each opponent, not once a turn.
PER_OPPONENT: Final = BY_SORCERY | BY_VAMPIRE
# The substitutes whose new token may come from the hand when the tray is empty (U5).
FROM_HAND: Final = BY_VAMPIRE | BY_ORB | BY_BAG_ORB
FLAT: Final = BY_DRAGON
ANYWHERE: Final = BY_DOORMAT | BY_BAG_DOORMAT
CHEAPER_BY_TWO: Final = BY_SWORD | BY_BAG_SWORD
DISCOUNT: Final = 2
PAST_TOKENS: Final = BY_SOCKS | BY_BAG_SOCKS


class Means:
    """One row: the word, and the piece that moves into the region it helped to take."""

    def __init__(self, key: str, mark: int, piece: int, copied: int = -1) -> None:
        self.key: Final = key
        self.mark: Final[i64] = mark
        self.piece: Final[i64] = piece
        self.copied: Final[i64] = copied


# In the order in which they are written.
MEANS: Final[list[Means]] = [
    Means("dragon", BY_DRAGON, DRAGON),
    Means("sorcery", BY_SORCERY, -1),
    Means("vampire", BY_VAMPIRE, -1),
    Means("orb", BY_ORB, ORB),
    Means("doormat", BY_DOORMAT, DOORMAT),
    Means("sword", BY_SWORD, SWORD),
    Means("socks", BY_SOCKS, SOCKS),
    Means("bag:orb", BY_BAG_ORB, BAG, ORB),
    Means("bag:doormat", BY_BAG_DOORMAT, BAG, DOORMAT),
    Means("bag:sword", BY_BAG_SWORD, BAG, SWORD),
    Means("bag:socks", BY_BAG_SOCKS, BAG, SOCKS),
]


def means_named(key: str) -> i64:
    """The mark written *key*, or 0."""
    for means in MEANS:
        if means.key == key:
            return means.mark
    return 0


def means_words(marks: i64) -> list[str]:
    """The words for a set of marks, in writing order."""
    return [means.key for means in MEANS if marks & means.mark != 0]


def _same_relic_twice(marks: i64) -> bool:
    return (
        marks & ANYWHERE == ANYWHERE
        or marks & CHEAPER_BY_TWO == CHEAPER_BY_TWO
        or marks & PAST_TOKENS == PAST_TOKENS
    )


def _two_copies(marks: i64) -> bool:
    copies = marks & COPIES
    return copies & (copies - 1) != 0


def priced_sets(marks: i64) -> list[int]:
    """Every way to combine the relics of *marks* that pay a price in one conquest."""
    usable = marks & PRICED
    out: list[int] = []
    chosen = usable
    while chosen != 0:
        if not _same_relic_twice(chosen) and not _two_copies(chosen):
            out.append(chosen)
        chosen = (chosen - 1) & usable
    out.reverse()
    return out
