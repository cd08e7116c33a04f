"""A game about to begin with a chosen combo in the first slot of the column, to try it."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.masks import NOWHERE
from elbowroom.mistakes import quoted
from elbowroom.notation.spots import spot_in
from elbowroom.rules.actions import DREW, Action, action
from elbowroom.rules.apply import apply
from elbowroom.rules.book import Book
from elbowroom.rules.chance import draw
from elbowroom.rules.pending import COMBO
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import State


def deal_first(s: State, keys: Sequence[str], rng: Rng) -> None:
    """Deal the set-up of *s*: the race or power of *keys*, or both, come first, the rest by *rng*.

    Which race goes with a power alone, and the other way round, is left to *rng*.
    """
    race, power = _numbers(s.book, keys)
    while s.pending and s.pending[0].kind != COMBO:
        apply(s, draw(s, rng))
    apply(s, _with(draw(s, rng), race, power))
    while s.pending and s.pending[0].kind == COMBO:
        apply(s, draw(s, rng))


def _with(drawn: Action, race: int, power: int) -> Action:
    """The draw with another race, another power, or both."""
    number = drawn.index if race == NOWHERE else race
    badge = drawn.detail if power == NOWHERE else power + 1
    return action(DREW, number, 1, badge)


def _numbers(book: Book, keys: Sequence[str]) -> tuple[int, int]:
    race = power = NOWHERE
    for key in keys:
        if book.race_number(key) != NOWHERE:
            race = book.race_number(key)
        elif book.power_number(key) != NOWHERE:
            power = book.power_number(key)
        else:
            raise spot_in("", "first").wrong("nothing", text=quoted(key))
    return int(race), int(power)
