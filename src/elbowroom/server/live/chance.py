"""Dice that nobody can foresee and everybody can check afterwards.

A game has a secret seed of 256 bits. The n-th result of chance is drawn with the n-th number of a
stream of BLAKE2b hashes keyed with the seed. The hash of the seed is published at the start, the
seed itself at the end. The stream never goes back: numbers used by an undone action stay used.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

from elbowroom.errors import NotLegal
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.play.match import Chance
from elbowroom.rules.actions import Action
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.state import State

SEED_BYTES: Final = 32
_DIGEST: Final = 32
_COMMIT: Final = b"elbowroom-seed"


def new_seed() -> str:
    """A random secret seed, in hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def practice_seed(number: int) -> str:
    """The seed of a practice table whose players chose *number*."""
    return hashlib.blake2b(
        str(number).encode(), digest_size=SEED_BYTES, person=b"practice"
    ).hexdigest()


def commitment(seed: str) -> str:
    """The hash of *seed* that is published before the game; no other seed has it."""
    return hashlib.blake2b(bytes.fromhex(seed), digest_size=_DIGEST, person=_COMMIT).hexdigest()


def number(seed: str, place: int, below: int) -> int:
    """The number at *place* of the stream, from 0 to *below* - 1."""
    block = hashlib.blake2b(place.to_bytes(8, "big"), key=bytes.fromhex(seed), digest_size=_DIGEST)
    return int.from_bytes(block.digest(), "big") * below >> 8 * _DIGEST


def outcome_at(s: State, seed: str, place: int) -> Action:
    """The outcome that the number at *place* of the stream selects in position *s*."""
    outcomes = chance_outcomes(s)
    left = number(seed, place, sum(weight for _, weight in outcomes))
    for act, weight in outcomes:
        left -= weight
        if left < 0:
            return act
    raise AssertionError("weights do not add up")


class ChanceStream(Chance):
    """The source of chance of one game.

    *place* counts the numbers used so far. While a log is replayed, *recorded* holds the results
    that it names, which are used instead of new ones. *results* are those since ``replay``.
    """

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self.place = 0
        self.recorded: list[str] = []
        self.results: list[str] = []

    def replay(self, recorded: Sequence[str]) -> None:
        """Use the *recorded* results next, if there are any; collect what falls from now on."""
        self.recorded = list(recorded)
        self.results = []

    def next(self, s: State) -> Action:
        """The next recorded result, or else a new one from the stream."""
        act = self._next_recorded(s) if self.recorded else outcome_at(s, self.seed, self.place)
        self.results.append(action_text(s, act))
        self.place += 1
        return act

    def _next_recorded(self, s: State) -> Action:
        act = parse_action(s, self.recorded.pop(0))
        if act not in [outcome for outcome, _ in chance_outcomes(s)]:
            raise NotLegal(f"'{action_text(s, act)}' cannot fall here")
        return act
