"""Dice that nobody can foresee and everybody can check.

A game's secret seed has 256 bits. The n-th result of chance is the n-th number of a keyed BLAKE2b
counter stream. The hash of the seed is told at the start, the seed itself at the end. The stream
is never rewound: what an undo takes back has used up its numbers.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from elbowroom.rules.actions import Action
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.state import State

SEED_BYTES: Final = 32
_DIGEST: Final = 32
_COMMIT: Final = b"elbowroom-seed"


def new_seed() -> str:
    """A secret seed, in hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def practice_seed(number: int) -> str:
    """The seed of a table whose players chose a *number*."""
    return hashlib.blake2b(
        str(number).encode(), digest_size=SEED_BYTES, person=b"practice"
    ).hexdigest()


def commitment(seed: str) -> str:
    """What is told of *seed* before the game: a hash that fits no other seed."""
    return hashlib.blake2b(bytes.fromhex(seed), digest_size=_DIGEST, person=_COMMIT).hexdigest()


def number(seed: str, place: int, below: int) -> int:
    """The number at *place* of the stream, from 0 to *below* - 1."""
    block = hashlib.blake2b(place.to_bytes(8, "big"), key=bytes.fromhex(seed), digest_size=_DIGEST)
    return int.from_bytes(block.digest(), "big") * below >> 8 * _DIGEST


def fallen(s: State, seed: str, place: int) -> Action:
    """What chance brings in *s*, as the *place* of the stream says."""
    outcomes = chance_outcomes(s)
    left = number(seed, place, sum(weight for _, weight in outcomes))
    for act, weight in outcomes:
        left -= weight
        if left < 0:
            return act
    raise AssertionError("weights do not add up")
