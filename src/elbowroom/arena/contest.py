"""Contests between bots: every deal is played once for each rotation of the seats."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field

from elbowroom.bots.bot import Bot
from elbowroom.bots.bot_names import bot_named
from elbowroom.bots.driver import play_on
from elbowroom.bots.protocol.seat import faults_of
from elbowroom.homemade.content import Content, stored_content
from elbowroom.play.earnings import earnings
from elbowroom.play.match import Match

_SEEDS_OF_A_DEAL = 16


@dataclass(frozen=True)
class Contest:
    """Who plays what; the same contest gives the same games, unless bots have time limits."""

    bots: tuple[str, ...]
    map: str
    box: str
    seed: int
    options: dict[str, bool] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()
    content: str = ""

    def deal(self, game: int) -> int:
        """The seed of the deal of game number *game*, from 0."""
        return self.seed + game // len(self.bots)

    def seating(self, game: int) -> list[int]:
        """For every seat, the index of its bot in ``bots``; bots move on by one seat each game."""
        count = len(self.bots)
        return [(seat - game) % count for seat in range(count)]

    def to_dict(self) -> dict[str, object]:
        """The same for JSON; empty lists are left out, and so is *content* if there is none."""
        lists = {"bots": self.bots, "without": self.without, "monsters": self.monsters}
        nonempty: dict[str, object] = {key: list(words) for key, words in lists.items() if words}
        if self.content:
            nonempty["content"] = self.content
        plain = {key: value for key, value in asdict(self).items() if key not in lists}
        del plain["content"]
        return plain | nonempty

    def read_content(self) -> Content | None:
        """The home-made content, ready to play with."""
        return stored_content(self.content) if self.content else None


@dataclass(frozen=True)
class Result:
    """One game: all lists are in the order of ``Contest.bots``, not of the seats.

    *faults* counts by kind how often a program gave no valid answer; it is empty if none did.
    """

    game: int
    coins: tuple[int, ...]
    won: tuple[float, ...]
    seats: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    faults: tuple[dict[str, int], ...] = ()

    def to_dict(self) -> dict[str, object]:
        """The same for JSON; without faults if there were none."""
        data = asdict(self)
        if not self.faults:
            del data["faults"]
        return data


@dataclass(frozen=True)
class FinishedGame:
    """A game that was played to its end; *bots* is in the order of ``Contest.bots``."""

    match: Match
    seating: list[int]
    bots: list[Bot]


def play_game(contest: Contest, game: int) -> Result:
    """Play game number *game*."""
    return _result(game, play_to_end(contest, game))


def play_to_end(contest: Contest, game: int) -> FinishedGame:
    """Play game number *game* to its end."""
    seating = contest.seating(game)
    deal = contest.deal(game)
    match = Match(
        contest.map,
        box=contest.box,
        seats=len(seating),
        seed=deal,
        options=contest.options,
        without=contest.without,
        monsters=contest.monsters,
        content=contest.read_content(),
    )
    bots = [bot_named(bot, deal * _SEEDS_OF_A_DEAL + n) for n, bot in enumerate(contest.bots)]
    play_on(match, {seat: bots[place] for seat, place in enumerate(seating, 1)})
    return FinishedGame(match, seating, bots)


def _result(game: int, end: FinishedGame) -> Result:
    match, seating = end.match, end.seating
    first = match.winners()
    earned = earnings(match)
    seat_of = [seating.index(place) for place in range(len(seating))]
    return Result(
        game=game,
        coins=tuple(int(match.state.coins[seat]) for seat in seat_of),
        won=tuple(1 / len(first) if seat + 1 in first else 0.0 for seat in seat_of),
        seats=tuple(seat + 1 for seat in seat_of),
        sources=tuple(earned.by_source(seat + 1) for seat in seat_of),
        faults=_faults(end.bots),
    )


def _faults(bots: list[Bot]) -> tuple[dict[str, int], ...]:
    counts = tuple(dict(Counter(faults_of(bot))) for bot in bots)
    return counts if any(counts) else ()
