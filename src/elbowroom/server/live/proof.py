"""The proof that the dice of a server's record were fair; needs the record and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from elbowroom.notation.actions import action_text
from elbowroom.play.record import read_record, replay, start_match
from elbowroom.rules.state import State
from elbowroom.server.live.chance import commitment, outcome_at


class NotFair(ValueError):
    """A result of chance that is not what the seed says."""


def fair(text: str) -> bool | None:
    """Whether the dice of a record are those of its revealed seed; None if it reveals none."""
    if "seed-hash" not in dict(_notes(text)):
        return None
    try:
        check_record(text)
    except (NotFair, KeyError, ValueError, StopIteration):
        return False
    return True


def check_record(text: str) -> None:
    """Replay a record of ours, and hold its dice against its seed."""
    notes = dict(_notes(text))
    if commitment(notes["seed"]) != notes["seed-hash"]:
        raise NotFair("the seed does not fit its hash")
    places = iter(_places(text))
    record = read_record(text, "record")
    state = start_match(record).state
    steps = replay(record)
    for _, line in record.lines:
        if line.startswith("!"):
            _check_die(state, notes["seed"], next(places), line)
        state = next(steps).match.state


def _check_die(state: State, seed: str, place: int, text: str) -> None:
    if f"! {action_text(state, outcome_at(state, seed, place))}" != text:
        raise NotFair(f"the seed does not say {text!r} at place {place}")


def _notes(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        if line.startswith("# "):
            key, _, value = line[2:].partition(" ")
            yield key, value


def _places(text: str) -> list[int]:
    return [int(line.rpartition("# place ")[2]) for line in text.splitlines() if line[:1] == "!"]
