"""Tables of every kind, and ways to play a random game at them, for tests of what always holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from hypothesis import strategies as st

from elbowroom import CHANCE, OVER, Action, Rng, State, apply, draw, legal_actions, new_game
from elbowroom.rules import actions as a
from elbowroom.rules.options import SWITCHES

ROOT = Path(__file__).resolve().parents[1]
SCENARIOS = sorted((ROOT / "scenarios").rglob("*.yaml"))
# Home-made content has a folder of its own: the oracle knows only what is in the boxes.
BUILT_IN_SCENARIOS = [file for file in SCENARIOS if file.parent.name != "homemade"]

SURFACE = ("surface-2", "surface-3", "surface-4", "surface-5")
UNDERGROUND = ("underground-2", "underground-3", "underground-4", "underground-5")
# Every way to play: the eight boards with their own box, and with both boxes mixed.
GAMES = tuple((name, box) for box in ("", "mixed") for name in SURFACE + UNDERGROUND)


# ---------------------------------------------------------------------- tables


@dataclass(frozen=True)
class Table:
    """The parameters of a random game."""

    map: str
    box: str = ""
    seats: int = 0
    switched: tuple[str, ...] = ()
    seed: int = 0

    @property
    def options(self) -> dict[str, bool]:
        """The house rules of this table that differ from the default."""
        return {key: not SWITCHES[key] for key in self.switched}

    def start(self) -> State:
        """The game before chance has opened the column."""
        return new_game(self.map, box=self.box, seats=self.seats, options=self.options)


# Six regions of monsters (M4) find no room on the smallest board.
CROWDED = ("surface-2", "mixed", 5)
SEEDS = st.integers(0, 2**32)


@st.composite
def tables(
    pick: st.DrawFn, games: tuple[tuple[str, str], ...] = GAMES, house_rules: bool = True
) -> Table:
    """Tables of every box, board and number of seats, often with some house rules."""
    name, box = pick(st.sampled_from(games))
    switches = st.sets(st.sampled_from(sorted(SWITCHES)), max_size=4)
    switched = tuple(sorted(pick(switches))) if house_rules else ()
    seats = pick(st.sampled_from((0, 0, 0, 2, 3, 4, 5)))
    if (name, box, seats) == CROWDED:
        seats = 4
    return Table(name, box, seats, switched, pick(SEEDS))


# ---------------------------------------------------------------------- walks

Chooser = Callable[[State, list[Action], Rng], Action]

_FIGHTING = (a.CONQUER, a.ROLL, a.ROLL_FIRST, a.REBIRTH)
_RETIRING = (a.DECLINE, a.ABANDON, a.STOP)


def anything(s: State, legal: list[Action], rng: Rng) -> Action:
    """Any legal action, each alike."""
    return legal[rng.below(len(legal))]


def lively(s: State, legal: list[Action], rng: Rng) -> Action:
    """Mostly conquests and rarely a decline: games in which much happens."""
    fights = [act for act in legal if act.kind in _FIGHTING]
    if fights and rng.below(8) > 0:
        return fights[rng.below(len(fights))]
    choice = anything(s, legal, rng)
    if choice.kind in _RETIRING and rng.below(3) > 0:
        choice = anything(s, legal, rng)
    return choice


def step(s: State, rng: Rng, choose: Chooser = lively) -> Action:
    """The next action: a result of chance, or a legal action of the decider."""
    if s.decider == CHANCE:
        return draw(s, rng)
    return choose(s, legal_actions(s), rng)


def walk(s: State, rng: Rng, choose: Chooser = lively) -> Iterator[Action]:
    """Play *s* to its end, yielding each action just before it is applied."""
    while s.phase != OVER:
        act = step(s, rng, choose)
        yield act
        apply(s, act)


def mixed_styles(seed: int) -> Chooser:
    """One of the two ways to choose, by the seed."""
    return anything if seed % 3 == 0 else lively
