"""Games that measure home-made things, as jobs of another process, which remembers their picks."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from dataclasses import dataclass, field
from typing import Final

from elbowroom.arena.balance import Pick, picks_of
from elbowroom.arena.measuring import Measurement, Trial, measure
from elbowroom.homemade.definitions import Definition

_MOST_REMEMBERED: Final = 20


@dataclass(frozen=True)
class Subject:
    """What is measured; *id* says the same in a few letters."""

    id: str
    thing: Definition
    trials: tuple[Trial, ...]


@dataclass(frozen=True)
class Games:
    """The games of every trial up to number *end*."""

    subject: Subject
    end: int


@dataclass
class _Memory:
    games: int = 0
    picks: dict[int, list[Pick]] = field(default_factory=lambda: defaultdict(list))


# In the measuring process only: what has been played, that of longest ago first.
_MEMORIES: Final[OrderedDict[str, _Memory]] = OrderedDict()


def play_games(games: Games) -> Measurement:
    """The result after some more games.

    Earlier ones that this process has forgotten are played again.
    """
    subject = games.subject
    memory = _MEMORIES.pop(subject.id, None) or _Memory()
    for number in range(memory.games, games.end):
        for trial in subject.trials:
            memory.picks[trial.change] += picks_of(trial.contest, number)
        memory.games = number + 1
    _MEMORIES[subject.id] = memory
    if len(_MEMORIES) > _MOST_REMEMBERED:
        _MEMORIES.popitem(last=False)
    return measure(subject.thing, subject.trials, memory.picks, memory.games)
