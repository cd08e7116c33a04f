"""Hints for running games and figures about finished ones, as jobs of another process.

The work itself is done in ``bots`` and ``play``; arguments and results must be picklable.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from elbowroom.bots import rollout
from elbowroom.bots.chances import NODES, turn_ends, win_chances
from elbowroom.bots.hint import Advice, hints
from elbowroom.notation.code import write_code
from elbowroom.play.earnings import SOURCES, ArmyEarnings, earnings
from elbowroom.play.observation import Observation, observation_from_code
from elbowroom.play.record import load_match
from elbowroom.rules.state import State

# Uncompiled, a node takes twenty times as long: search less, so that nobody waits for minutes.
_NODES: Final = NODES if not rollout.__file__.endswith(".py") else NODES // 5


@dataclass(frozen=True)
class HintQuestion:
    """What a hint is made from: all that a seat knows, and a seed for the search."""

    observation: Observation
    seed: int


def advise(question: HintQuestion) -> Advice:
    """The best plans for the seat that is to move."""
    return hints(question.observation, seed=question.seed)


# ---------------------------------------------------------------------- after the game


class SeatSummary(Struct):
    """The coins of one seat: what it began and ended with, by source, and by source and round."""

    seat: int
    start: int
    coins: int
    by_source: dict[str, int]
    by_round: list[dict[str, int]]


class Summary(Struct):
    """A finished game in figures.

    *sources* are the keys of all sources of coins, in the order to list them: first those that
    bring some, then those that take some. *best* is the index in *armies* of the one that earned
    most.
    """

    winners: list[int]
    sources: list[str]
    seats: list[SeatSummary]
    armies: list[ArmyEarnings]
    best: int | None = None


def summarize(record: str) -> Summary:
    """Where the coins of a recorded game came from."""
    match = load_match(record)
    books = earnings(match)
    best = books.best_army()
    return Summary(
        match.winners(),
        list(SOURCES),
        [
            SeatSummary(
                seat,
                books.purses[seat - 1],
                int(match.state.coins[seat - 1]),
                books.by_source(seat),
                books.by_round(seat),
            )
            for seat in range(1, books.seats + 1)
        ],
        list(books.armies),
        None if best is None else books.armies.index(best),
    )


class TurnChances(Struct):
    """The chance (0 to 1) of every seat to win after the turn of *seat*; 0 is the beginning."""

    round: int
    seat: int
    chances: list[float]


class Chances(Struct):
    """The chances to win over a whole game."""

    turns: list[TurnChances]


def turns_of(record: str) -> list[tuple[int, int, str]]:
    """Round, seat and position after every turn of a recorded game; see ``chances_at``."""
    return [(number, seat, _position(s)) for number, seat, s in turn_ends(load_match(record))]


def _position(s: State) -> str:
    """The code of *s*, and behind a space the home-made content that it needs."""
    return f"{write_code(s)} {s.book.contents.content}".rstrip()


def chances_at(position: str) -> list[float]:
    """The chance of every seat to win; *position* is one of ``turns_of``."""
    code, _, content = position.partition(" ")
    return win_chances(observation_from_code(code, None, content=content).state, _NODES)
