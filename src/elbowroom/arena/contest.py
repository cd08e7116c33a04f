"""Contests between bots: every deal is played once for each way to seat them around the table."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from elbowroom.bots.drive import play_on
from elbowroom.bots.naming import bot_named
from elbowroom.play.earnings import earnings
from elbowroom.play.match import Match

_SEEDS_OF_A_DEAL = 16


@dataclass(frozen=True)
class Contest:
    """Who plays what; the same contest gives the same games, budgets in seconds apart."""

    bots: tuple[str, ...]
    map: str
    box: str
    seed: int
    options: dict[str, bool] = field(default_factory=dict)

    def deal(self, game: int) -> int:
        """The seed of the deal of game number *game*, from 0."""
        return self.seed + game // len(self.bots)

    def seating(self, game: int) -> list[int]:
        """For every seat the place in ``bots`` of whoever sits there: one seat on each game."""
        count = len(self.bots)
        return [(seat - game) % count for seat in range(count)]

    def to_dict(self) -> dict[str, object]:
        """The same for JSON."""
        return asdict(self) | {"bots": list(self.bots)}


@dataclass(frozen=True)
class Result:
    """One game: all lists go by place in ``Contest.bots``, not by seat."""

    game: int
    coins: tuple[int, ...]
    won: tuple[float, ...]
    seats: tuple[int, ...]
    sources: tuple[dict[str, int], ...]

    def to_dict(self) -> dict[str, object]:
        """The same for JSON."""
        return asdict(self)


def play_game(contest: Contest, game: int) -> Result:
    """Play game number *game*."""
    match, seating = finished(contest, game)
    return _result(game, match, seating)


def finished(contest: Contest, game: int) -> tuple[Match, list[int]]:
    """Game number *game*, played to its end, and its seating."""
    seating = contest.seating(game)
    deal = contest.deal(game)
    match = Match(
        contest.map,
        box=contest.box,
        seats=len(seating),
        seed=deal,
        options=contest.options,
    )
    bots = {
        seat: bot_named(contest.bots[place], deal * _SEEDS_OF_A_DEAL + place)
        for seat, place in enumerate(seating, 1)
    }
    play_on(match, bots)
    return match, seating


def _result(game: int, match: Match, seating: list[int]) -> Result:
    first = match.winners()
    earned = earnings(match)
    seat_of = [seating.index(place) for place in range(len(seating))]
    return Result(
        game=game,
        coins=tuple(int(match.state.coins[seat]) for seat in seat_of),
        won=tuple(1 / len(first) if seat + 1 in first else 0.0 for seat in seat_of),
        seats=tuple(seat + 1 for seat in seat_of),
        sources=tuple(earned.by_source(seat + 1) for seat in seat_of),
    )
