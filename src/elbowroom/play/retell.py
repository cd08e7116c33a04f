"""Replays a match from its beginning, without the actions that were undone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from elbowroom.notation.actions import parse_action
from elbowroom.play.history import Entry
from elbowroom.play.match import Match
from elbowroom.rules.actions import Action
from elbowroom.rules.apply import apply
from elbowroom.rules.events import Event
from elbowroom.rules.state import State


@dataclass(frozen=True)
class Moment:
    """One action or result of chance: the positions before and after it, and its events."""

    before: State
    act: Action
    after: State
    events: list[Event]


def what_counted(history: Sequence[Entry]) -> list[Entry]:
    """The lines of *history* that were not undone."""
    entries: list[Entry] = []
    for entry in history:
        if entry.undone:
            del entries[-entry.undone :]
        else:
            entries.append(entry)
    return entries


def retell(match: Match) -> Iterator[Moment]:
    """Every moment of *match* in order; the match itself does not change."""
    at = match.beginning()
    for entry in what_counted(match.history):
        act = parse_action(at, entry.text)
        after = at.copy()
        events: list[Event] = []
        after.journal = events
        apply(after, act)
        after.journal = None
        yield Moment(at, act, after, events)
        at = after
