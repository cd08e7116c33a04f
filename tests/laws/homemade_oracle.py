"""A trait written as effects beside the oracle, which knows no effects and plays the trait."""

from __future__ import annotations

from typing import Any

from elbowroom import OVER, Action, Rng
from tests.laws.homemade_twins import SUFFIX, Course, with_twin
from tests.laws.twins import Twins, oracle_beside
from tests.random_games import Table


class OracleTwins(Twins):
    """A game of the engine with the twin of *key*, and the same of the oracle with *key*."""

    def __init__(self, key: str, table: Table) -> None:
        s = with_twin(key, table)
        super().__init__(s, oracle_beside(s, table))
        self.course = Course(key + SUFFIX, Rng(table.seed))

    def position(self) -> dict[str, Any]:
        """The position as if the twin were its original."""
        position: dict[str, Any] = _original(super().position())
        return position

    def text(self, act: Action) -> str:
        """The action in the words of the original."""
        return super().text(act).replace(SUFFIX, "")

    def play_on(self, most: int = 10_000) -> None:
        """Play at most so many actions, and compare before every one."""
        for _ in range(most):
            self.compare()
            if self.s.phase == OVER:
                return
            self.play(self.course.next(self.s))


def _original(value: Any) -> Any:
    """*value* with the keys of originals in place of their twins'."""
    if isinstance(value, str):
        return value.replace(SUFFIX, "")
    if isinstance(value, list):
        return [_original(each) for each in value]
    if isinstance(value, dict):
        return {_original(key): _original(each) for key, each in value.items()}
    return value
