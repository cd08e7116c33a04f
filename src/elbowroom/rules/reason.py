"""Reasons as data: why an action is refused, for whoever puts it in words."""

from __future__ import annotations

from typing import Final

from elbowroom.rules.state import PHASES, State


class Reason:
    """Why an action is refused: a key, and the numbers and names that its sentence needs."""

    def __init__(self, key: str, numbers: dict[str, int], names: dict[str, str]) -> None:
        self.key: Final = key
        self.numbers: Final = numbers
        self.names: Final = names

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.numbers}, {self.names})"


def because(key: str, **facts: int | str) -> Reason:
    """The reason *key*, with its numbers and names."""
    numbers: dict[str, int] = {}
    names: dict[str, str] = {}
    for name, value in facts.items():
        if isinstance(value, str):
            names[name] = value
        else:
            numbers[name] = value
    return Reason(key, numbers, names)


def wrong_phase(s: State) -> Reason:
    """The action belongs to another phase."""
    return because("why-wrong-phase", phase=PHASES[s.phase])
