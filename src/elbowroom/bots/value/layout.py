"""The numbers of the features, in blocks, and the name of every one of them.

The numbers are private to a build: data files go by name, so that features may come and go.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.packed import vec
from elbowroom.rules.pieces import PIECE_KINDS, PIECES
from elbowroom.traits.catalogue import POWERS, RACES

DEFENCE_STEPS: Final = 7  # at most 2, then 3 to 7, then more
DEFENCES: Final = 7
TERRAINS: Final = 10
PIECE_OWNERS: Final = 5
MOST_LEFT: Final = 12
RACE_ROLES: Final = 9
POWER_ROLES: Final = 7

# Outputs go by turns left, each once for two seats and once for more.
BUCKETS_OF_TURNS: Final = 7
BUCKETS: Final = 14

# Where the blocks begin.
LEFT: Final = 0  # turns left, from 0
SEATS: Final = 13  # number of seats, from 0
WAIT: Final = 19  # turns of others before the own one
NUMBERS: Final = 25
COINS: Final = 45  # in the column, by slot, with no army and with one
MINE_UNDER: Final = 57  # own regions by who could attack, and by defence
FREE_TO: Final = 113  # all other regions by their owner, by whether they are in reach, by defence
TERRAIN: Final = 183  # regions by owner and terrain
PIECES_AT: Final = 243
TRAITS_FROM: Final = PIECES_AT + PIECE_KINDS * PIECE_OWNERS

_NUMBERS: Final = (
    "coins ahead", "coins behind", "declined income of rivals",
    "income of rivals sooner", "tokens of rivals sooner", "rivals sooner without army",
    "income of rivals later", "tokens of rivals later", "rivals later without army",
    "own declined income", "last income", "no army", "own income", "own tokens", "hand",
    "own regions", "fresh", "bonus near", "bonus far", "bonus in danger",
)  # fmt: skip
_STEPS: Final = ("2", "3", "4", "5", "6", "7", "more")
_ATTACKERS: Final = ("nobody", "one", "several", "later")
_OWNERS: Final = ("rival sooner", "rival later", "declined rival", "tribe", "nobody")
_GROUNDS: Final = ("own", "own declined", "rival", "declined rival", "near", "far")
_TERRAINS: Final = (
    "farmland", "forest", "hill", "mountain", "swamp", "water", "mine", "magic", "cavern", "edge",
)  # fmt: skip
_PIECE_OWNERS: Final = ("own", "own declined", "rival", "declined rival", "nobody")
RACE_ROLE_NAMES: Final = (
    "own", "own declined", "rival sooner", "rival later", "declined rival", "own tokens",
    "own regions", "offer", "column",
)  # fmt: skip
POWER_ROLE_NAMES: Final = (
    "own", "rival sooner", "rival later", "own tokens", "own regions", "offer", "column",
)  # fmt: skip
# The bucket for so many turns left, from 0; for two seats.
_BUCKET_OF_LEFT: Final = vec[i64]([0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 6])


def bucket_of(left: i64, seats: i64) -> i64:
    """The number of the output for so many turns left at a table of *seats*."""
    if left > MOST_LEFT:
        left = MOST_LEFT
    place = _BUCKET_OF_LEFT[left]
    if seats > 2:
        place += BUCKETS_OF_TURNS
    return place


def _fixed_names() -> list[str]:
    names = [f"left {n}" for n in range(MOST_LEFT + 1)]
    names += [f"seats {n}" for n in range(6)]
    names += [f"wait {n}" for n in range(6)]
    names += _NUMBERS
    names += [f"coins {who} {slot}" for who in ("offer", "column") for slot in range(6)]
    names += [
        f"{mine} under {who} defence {step}"
        for mine in ("own", "own declined")
        for who in _ATTACKERS
        for step in _STEPS
    ]
    names += [
        f"{owner} {where} defence {step}"
        for owner in _OWNERS
        for where in ("near", "far")
        for step in _STEPS
    ]
    names += [f"{ground} {terrain}" for ground in _GROUNDS for terrain in _TERRAINS]
    names += [f"{piece.key} {owner}" for piece in PIECES for owner in _PIECE_OWNERS]
    return names


def race_names(key: str) -> list[str]:
    """The features of one race, in the order of its roles."""
    return [f"race {key} {role}" for role in RACE_ROLE_NAMES]


def power_names(key: str) -> list[str]:
    """The features of one power, in the order of its roles."""
    return [f"power {key} {role}" for role in POWER_ROLE_NAMES]


FIXED_NAMES: Final = _fixed_names()
NAMES: Final = [
    *FIXED_NAMES,
    *(name for race in RACES for name in race_names(race.key)),
    *(name for power in POWERS for name in power_names(power.key)),
]
