"""What a game used: races and powers that took a turn, places and relics that had an effect."""

from __future__ import annotations

from collections.abc import Iterator

from elbowroom import CHANCE, Match, State
from elbowroom.notation.board import things_in
from elbowroom.play.history import Entry
from elbowroom.play.record import Record, replay
from elbowroom.rules.events import Conquered, Event, Scored, TurnBegan
from elbowroom.rules.state import START, Army

# Relics and places that are used by an action: the word of the action that shows it.
_BY_ACTION = {
    "doormat": "doormat",
    "socks": "socks",
    "orb": "orb",
    "sword": "sword",
    "ring": "place ring",
    "scepter": "place scepter",
    "altar": "sacrifice",
    "crypt": "place ghost",
    "pentacle": "move balrog",
}
# Places that are used by paying.
_BY_INCOME = ("diamonds", "keep", "lost-mine")


def replay_with_usage(record: Record) -> tuple[Match, set[str]]:
    """The match at the end of the record, and what was used on the way."""
    watch = Watch()
    match: Match | None = None
    for step in replay(record):
        if match is None:
            match = step.match
        watch.look(match)
    assert match is not None
    return match, watch.used


class Watch:
    """Looks at a match after every line of its history."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self._entries_read = 0
        self._events_read = 0
        self._before: State | None = None

    def look(self, match: Match) -> None:
        """Note what has happened since the last call."""
        for entry in match.history[self._entries_read :]:
            self.used |= set(_keys_of_entry(entry))
        events = match.events[self._events_read :]
        self.used |= set(_paying(events))
        if self._before is not None:
            self.used |= set(_seen_on_the_board(self._before, match.state, events))
        self._entries_read = len(match.history)
        self._events_read = len(match.events)
        self._before = match.state.copy()


def _keys_of_entry(entry: Entry) -> Iterator[str]:
    text = entry.text
    for find, word in _BY_ACTION.items():
        plain = text.split(" by ")[-1].split() if " by " in text else []
        if word in plain or text.startswith(f"{word} "):
            yield find
    if "bag:" in text:
        yield "bag"


def _paying(events: list[Event]) -> Iterator[str]:
    for event in events:
        if isinstance(event, Scored):
            yield from (part.name for part in event.parts if part.name in _BY_INCOME)


def _seen_on_the_board(before: State, after: State, events: list[Event]) -> Iterator[str]:
    for event in events:
        if isinstance(event, TurnBegan) and before.active[before.turn] is not None:
            yield from _armies_of(before)
        if isinstance(event, Conquered) and _only_by_pipe(before, event):
            yield "pipe"
    mine = before.active[before.turn]
    if before.decider != CHANCE and before.phase == START and mine is not None:
        if not before.acted and after.acted and _holds(before, mine, "fountain"):
            yield "fountain"
        if _holds(before, mine, "stonehedge") and before.lent >= 0:
            yield "stonehedge"


def _armies_of(s: State) -> Iterator[str]:
    mine = s.active[s.turn]
    if mine is not None:
        yield mine.race.key
        yield mine.power.key


def _holds(s: State, army: Army, find: str) -> bool:
    return any(
        thing.key == find
        for region in range(s.atlas.size)
        if army.held >> region & 1
        for thing in things_in(s, region)
    )


def _only_by_pipe(s: State, event: Conquered) -> bool:
    """A plain conquest far from every border, by an army with no other way to get there."""
    mine = s.active[s.turn]
    if mine is None or mine.race.key != event.race or not mine.held:
        return False
    wide = {"flying", "underworld", "spiderines", "lizardmen"} & {mine.race.key, mine.power.key}
    if wide or s.lent >= 0 or not _holds(s, mine, "pipe") or _holds(s, mine, "doormat"):
        return False
    return not s.atlas.around(mine.held) >> event.region & 1
