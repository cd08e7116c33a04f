"""What a finished game says about its people: places, armies, and new ratings."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from elbowroom.arena.plackett_luce import MU, SIGMA, Strength, rate
from elbowroom.server.live.game import OVER, Game
from elbowroom.server.live.seat import Seat
from elbowroom.server.storage.results import RatingRow, ResultRow
from elbowroom.server.thinking.analysis import Summary
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.people import ArmyResult, OtherSeat

# The two kinds of ratings: among people, and against the levels of bots.
PEOPLE, LEVELS = "people", "levels"
# The strength of the levels, by which people are measured; it does not change.
LEVEL_STRENGTH: Final = {"random": 12.0, "easy": 20.0, "medium": 24.0, "hard": 29.0}
_CHAMPION: Final = 32.0
_LEVEL_SIGMA: Final = 1.0


@dataclass(frozen=True)
class _Seat:
    """Somebody at the end of a game: a person, or the level of a bot; *rank* is 0 for the first."""

    person: str
    level: str
    rank: int


def counts(game: Game) -> bool:
    """Whether the result of *game* is anybody's: it was played to its end, and was no practice."""
    match = game.match
    return (
        game.status == OVER
        and match is not None
        and match.over
        and not game.setup.practice
        and bool(_contestants(game))
    )


def _contestants(game: Game) -> dict[str, int]:
    """The seats by person; whoever played several seats was no contestant."""
    people = [seat.person for seat in game.seats if seat.kind == "person"]
    return {
        seat.person: seat.number
        for seat in game.seats
        if seat.kind == "person" and people.count(seat.person) == 1
    }


def results_of(game: Game, summary: Summary) -> list[ResultRow]:
    """The results of all people of a game."""
    ranks = _ranks(summary)
    rows = []
    for person, number in _contestants(game).items():
        others = [
            _other(seat, ranks[i] + 1) for i, seat in enumerate(game.seats) if seat.number != number
        ]
        armies = [
            ArmyResult(army.race, army.power, army.coins)
            for army in summary.armies
            if army.seat == number
        ]
        rows.append(
            ResultRow(
                person,
                game.id,
                time.time(),
                ranks[number - 1] + 1,
                len(game.seats),
                summary.seats[number - 1].coins,
                game.setup.map,
                encode(others).decode(),
                encode(armies).decode(),
            )
        )
    return rows


def _other(seat: Seat, place: int) -> OtherSeat:
    if seat.kind == "person":
        return OtherSeat(seat.name, seat.level, place)
    return OtherSeat("", seat.level, place, seat.nickname or seat.number)


def _ranks(summary: Summary) -> list[int]:
    """The rank of every seat, 0 for winners; those with equal coins share one."""
    order = [(seat.seat not in summary.winners, -seat.coins) for seat in summary.seats]
    return [sum(other < mine for other in order) for mine in order]


def new_ratings(
    game: Game, summary: Summary, known: Mapping[tuple[str, str], RatingRow]
) -> list[RatingRow]:
    """The ratings of the people after the game: among each other, and against the bots."""
    ranks, people = _ranks(summary), _contestants(game)
    seats = [
        _Seat(seat.person if seat.person in people else "", seat.level, ranks[i])
        for i, seat in enumerate(game.seats)
        if seat.kind == "bot" or seat.person in people
    ]
    persons, bots = [s for s in seats if s.person], [s for s in seats if not s.person]
    out = _rated(persons, PEOPLE, known) if len(persons) > 1 else []
    for person in persons if bots else []:
        out += _rated([person, *bots], LEVELS, known)
    return out


def _rated(
    seats: Sequence[_Seat], kind: str, known: Mapping[tuple[str, str], RatingRow]
) -> list[RatingRow]:
    before = [_strength(seat, kind, known) for seat in seats]
    after = rate(before, [seat.rank for seat in seats])
    rows = []
    for seat, (mu, sigma) in zip(seats, after, strict=True):
        if seat.person:
            former = known.get((seat.person, kind))
            rows.append(
                RatingRow(seat.person, kind, mu, sigma, (former.games if former else 0) + 1)
            )
    return rows


def _strength(seat: _Seat, kind: str, known: Mapping[tuple[str, str], RatingRow]) -> Strength:
    if not seat.person:
        return LEVEL_STRENGTH.get(seat.level.partition("@")[0], _CHAMPION), _LEVEL_SIGMA
    row = known.get((seat.person, kind))
    return (MU, SIGMA) if row is None else (row.mu, row.sigma)
