"""Running a scenario (SCENARIOS.md, "Steps")."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from .content import COLUMN_SLOTS, POWERS, RACES
from .maps import BOARDS, named_map
from .oracle import Oracle
from .snapshot import region_things


def run_scenario(data: dict[str, Any], boards: Path = BOARDS) -> None:
    """Play the steps; the first that does not hold raises with its number and text."""
    name = data.get("map")
    map_data = named_map(name, boards) if isinstance(name, str) else None
    oracle = Oracle.from_position(data, map_data)
    fate = Fate(data)
    fate.decide(oracle)
    for number, step in enumerate(data["steps"], start=1):
        try:
            _step(oracle, step, fate)
        except (AssertionError, ValueError) as problem:
            raise type(problem)(f"step {number} {step}: {problem}") from problem


class Fate:
    """The dice and draws that a scenario prescribes; other draws are the first possible."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.dice: list[int] = list(data.get("dice") or [])
        self.draws: list[str] = [str(draw) for draw in data.get("draws") or []]

    def decide(self, oracle: Oracle) -> None:
        while oracle.decider == "chance":
            results = oracle.chance()
            kind = results[0].split()[0]
            oracle.play(self._die() if kind == "die" else self._draw(kind, results))

    def _die(self) -> str:
        if not self.dice:
            raise ValueError("a roll beyond the given dice")
        return f"die {self.dice.pop(0)}"

    def _draw(self, kind: str, results: list[str]) -> str:
        for draw in self.draws:
            if kind_of_draw(draw) == kind:
                self.draws.remove(draw)
                if f"{kind} {draw}" not in results:
                    raise ValueError(f"{kind} {draw} is not possible now")
                return f"{kind} {draw}"
        coming = {word for draw in self.draws for word in draw.split()}
        free = [result for result in results if not coming & set(result.split()[1:])]
        return (free or results)[0]


def kind_of_draw(draw: str) -> str:
    first = draw.split()[0]
    if first in RACES:
        return "draw"
    return "power" if first in POWERS else "find"


def _step(oracle: Oracle, step: dict[str, Any], fate: Fate) -> None:
    ((verb, value),) = step.items()
    if verb == "do":
        oracle.play(str(value))
        fate.decide(oracle)
    elif verb == "refuse":
        assert not oracle.is_legal(str(value)), "it is legal"
    elif verb == "cost":
        for slug, expected in value.items():
            _compare(f"cost of {slug}", oracle.cost(str(slug)), _no_is_none(expected))
    elif verb == "expect":
        for fact, expected in value.items():
            _expect(oracle, str(fact), expected)
    else:
        raise ValueError(f"unknown step {verb!r}")


def _no_is_none(expected: Any) -> Any:
    return None if expected is False or expected == "no" else expected


def _compare(what: str, got: Any, expected: Any) -> None:
    assert got == expected, f"{what} is {got!r}, not {expected!r}"


def _expect(oracle: Oracle, fact: str, expected: Any) -> None:
    now = oracle.snapshot()
    if fact in ("turn", "round", "phase", "decider", "winners"):
        _compare(fact, now[fact], expected)
    elif fact == "board":
        for slug, things in expected.items():
            _expect_region(oracle, str(slug), things)
    elif fact in LOOK_UP:
        for key, value in expected.items():
            _compare(f"{fact} of {key}", LOOK_UP[fact](now, key), value)
    else:
        raise ValueError(f"unknown fact {fact!r}")


def _slot(now: dict[str, Any], number: Any) -> str:
    column: list[str] = [*now["column"], *["empty"] * COLUMN_SLOTS]
    return column[int(number) - 1]


# How to look up the facts that are listed by seat, race or slot.
LOOK_UP: dict[str, Callable[[dict[str, Any], Any], Any]] = {
    "hand": lambda now, race: now["hands"].get(race, 0),
    "tray": lambda now, race: now["trays"][race],
    "coins": lambda now, seat: now["coins"][int(seat)],
    "income": lambda now, seat: now["incomes"][int(seat)],
    "army": lambda now, seat: now["armies"][int(seat)],
    "declined": lambda now, seat: now["declined"][int(seat)],
    "column": _slot,
}


def _expect_region(oracle: Oracle, slug: str, things: Any) -> None:
    if slug not in oracle.game.regions:
        raise ValueError(f"unknown region {slug!r}")
    text = "" if things in (None, "empty") else str(things)
    expected = sorted(_plain(part.strip()) for part in text.split(",") if part.strip())
    got = region_things(oracle.game, slug)
    if "stonehedge" in expected:
        got = sorted(thing.split(":")[0] for thing in got)
    _compare(f"region {slug}", got, expected)


def _plain(thing: str) -> str:
    """`encampment` is written `encampment x1` in full."""
    return f"{thing} x1" if thing in ("encampment", "armour", "hammer") else thing
