"""Thinking about a game: hints while it runs, figures when it is over. All of it beside the bots.

What is asked and answered here crosses to another process; the work itself is in ``bots`` and
``play``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from elbowroom.bots import rollout as habit
from elbowroom.bots.chances import NODES, turn_ends, win_chances
from elbowroom.bots.hint import Advice, hints
from elbowroom.notation.code import read_code, write_code
from elbowroom.play.earnings import earnings
from elbowroom.play.record import load_match
from elbowroom.play.view import View

# Without a compiler a node takes twenty times as long.
_NODES: Final = NODES if not habit.__file__.endswith(".py") else NODES // 5


@dataclass(frozen=True)
class HintQuestion:
    """What a hint is about."""

    view: View
    options: list[str]
    seed: int


def advise(puzzle: HintQuestion) -> Advice:
    """The best plans for the deciding seat."""
    return hints(puzzle.view, puzzle.options, seed=puzzle.seed)


# ---------------------------------------------------------------------- after the game


class SeatSummary(Struct):
    """The coins of one seat: what it began and ended with, by source, and by source and round."""

    seat: int
    start: int
    coins: int
    by_source: dict[str, int]
    by_round: list[dict[str, int]]


class ArmySummary(Struct):
    """One army: rounds of its pick and decline, what it cost, and what it earned on the whole."""

    seat: int
    race: str
    power: str
    picked: int
    declined: int | None
    cost: int
    earned: int
    coins: int


class Summary(Struct):
    """A finished game in figures; *best* is the place in *armies* of the one that brought most."""

    winners: list[int]
    seats: list[SeatSummary]
    armies: list[ArmySummary]
    best: int | None = None


def summarize(record: str) -> Summary:
    """Where the coins of a recorded game came from."""
    match = load_match(record)
    books = earnings(match)
    best = books.best_army()
    return Summary(
        match.winners(),
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
        [
            ArmySummary(
                army.seat, army.race, army.power, army.picked, army.declined, army.cost,
                army.earned, army.coins,
            )
            for army in books.armies
        ],
        None if best is None else books.armies.index(best),
    )  # fmt: skip


class TurnChances(Struct):
    """The chance of every seat to win, after the turn of *seat*; at the beginning it is 0."""

    round: int
    seat: int
    chances: list[float]


class Chances(Struct):
    """How a finished game swung."""

    turns: list[TurnChances]


def turns_of(record: str) -> list[tuple[int, int, str]]:
    """Round, seat and position (as a code) after every turn of a recorded game."""
    return [(number, seat, write_code(s)) for number, seat, s in turn_ends(load_match(record))]


def chances_at(code: str) -> list[float]:
    """The chance of every seat to win."""
    return win_chances(read_code(code), _NODES)
