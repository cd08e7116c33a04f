"""Special means of conquest: everything that may follow the word ``by``, in one table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE, bit
from elbowroom.rules.pieces import COPIER, DOORMAT, DRAGON, FIRST_RELIC, ORB, PIECES, SOCKS, SWORD

# Tokens that a conquest by a discount costs less.
DISCOUNT: Final = 2


class Means:
    """One row of the table: the word for it, and what it does. Its columns:

    - *piece*: the piece that moves into the region it helped to take; NOWHERE for none;
    - *substitutes*: a token takes the place of a lone one, for no price;
    - *per_opponent*: such a substitution is limited to once a turn for each opponent, not in all;
    - *from_hand*: its new token may come from the hand when the tray is empty (U5);
    - *flat*: the conquest takes one token, whatever the price;
    - *anywhere*: the region need not be in reach;
    - *discount*: the price is lower by DISCOUNT;
    - *past_tokens*: tokens in the region do not count, and none of them is lost;
    - *copied*: the relic that the piece stands in for; NOWHERE when it acts by itself.
    """

    def __init__(
        self,
        key: str,
        piece: int = NOWHERE,
        substitutes: bool = False,
        per_opponent: bool = False,
        from_hand: bool = False,
        flat: bool = False,
        anywhere: bool = False,
        discount: bool = False,
        past_tokens: bool = False,
        copied: int = NOWHERE,
    ) -> None:
        self.key: Final = key
        self.piece: Final[i64] = piece
        self.substitutes: Final = substitutes
        self.per_opponent: Final = per_opponent
        self.from_hand: Final = from_hand
        self.flat: Final = flat
        self.anywhere: Final = anywhere
        self.discount: Final = discount
        self.past_tokens: Final = past_tokens
        self.copied: Final[i64] = copied
        # The key of what people call it: the piece that copies is one thing, whatever it copies.
        self.name: Final = key if copied < 0 else PIECES[piece].key
        # One bit, so that a conquest can name several means at once; set by the table.
        self.mark: i64 = EMPTY


def _copy_of(relic: Means) -> Means:
    """The row of the piece that copies *relic*."""
    return Means(
        f"{PIECES[COPIER].key}:{relic.key}",
        COPIER,
        substitutes=relic.substitutes,
        from_hand=relic.from_hand,
        anywhere=relic.anywhere,
        discount=relic.discount,
        past_tokens=relic.past_tokens,
        copied=relic.piece,
    )


def _table(rows: list[Means]) -> list[Means]:
    """The rows, then a copy of each relic, every one with a mark of its own."""
    table = rows + [_copy_of(row) for row in rows if row.piece >= FIRST_RELIC]
    for number, row in enumerate(table):
        row.mark = bit(number)
    return table


# In the order in which they are written.
MEANS: Final[list[Means]] = _table(
    [
        Means("dragon", DRAGON, flat=True),
        Means("sorcery", substitutes=True, per_opponent=True),
        Means("vampire", substitutes=True, per_opponent=True, from_hand=True),
        Means("orb", ORB, substitutes=True, from_hand=True),
        Means("doormat", DOORMAT, anywhere=True),
        Means("sword", SWORD, discount=True),
        Means("socks", SOCKS, past_tokens=True),
    ]
)

MEANS_COUNT: Final[i64] = len(MEANS)


def _marks(rows: list[Means]) -> int:
    """The marks of *rows* together."""
    return sum(row.mark for row in rows)


# The marks of the rows with a property.
SUBSTITUTES: Final[i64] = _marks([row for row in MEANS if row.substitutes])
PER_OPPONENT: Final[i64] = _marks([row for row in MEANS if row.per_opponent])
FROM_HAND: Final[i64] = _marks([row for row in MEANS if row.from_hand])
FLAT: Final[i64] = _marks([row for row in MEANS if row.flat])
ANYWHERE: Final[i64] = _marks([row for row in MEANS if row.anywhere])
DISCOUNTS: Final[i64] = _marks([row for row in MEANS if row.discount])
PAST_TOKENS: Final[i64] = _marks([row for row in MEANS if row.past_tokens])
# There is one piece that copies, so at most one of these in a conquest.
COPIES: Final[i64] = _marks([row for row in MEANS if row.copied != NOWHERE])
# A conquest by these pays the price of the region, and may combine several of them.
PRICED: Final[i64] = _marks([row for row in MEANS if not row.substitutes and not row.flat])


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
        or marks & DISCOUNTS == DISCOUNTS
        or marks & PAST_TOKENS == PAST_TOKENS
    )


def _two_copies(marks: i64) -> bool:
    copies = marks & COPIES
    return copies & (copies - 1) != 0


# The answers of ``priced_sets`` so far, by the marks.
_SETS: Final[list[list[int] | None]] = [None] * 2 ** len(MEANS)


def priced_sets(marks: i64) -> list[int]:
    """Every way to combine the relics of *marks* that pay a price in one conquest.

    The list must not be changed.
    """
    usable = marks & PRICED
    known = _SETS[usable]
    if known is None:
        known = _combinations(usable)
        _SETS[usable] = known
    return known


def _combinations(usable: i64) -> list[int]:
    out: list[int] = []
    subset = usable
    while subset != 0:
        if not _same_relic_twice(subset) and not _two_copies(subset):
            out.append(subset)
        subset = (subset - 1) & usable
    out.reverse()
    return out
