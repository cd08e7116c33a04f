"""All figures of one run: in each round every variant runs once; medians of the rounds' ratios."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from elbowroom.bench.homemade import built_in_playouts, home_made_playouts
from elbowroom.bench.references import YARDSTICK, PlainEngine, catanatron_lap, start_ratio
from elbowroom.bench.workloads import Lap, copy_seconds, loop, playouts, state_bytes
from elbowroom.build_info import compiled

MAP = "surface-4"
COPIES = 20_000
STARTS = 20


@dataclass(frozen=True)
class Size:
    """How many games each variant plays in a round."""

    playouts: int = 1500
    loop: int = 400
    plain: int = 25
    catanatron: int = 6


@dataclass
class Round:
    """One lap of every variant."""

    catanatron: Lap
    playouts: Lap
    loop: Lap
    plain_loop: Lap
    plain_playouts: Lap
    surface_2: Lap
    surface_5: Lap
    underground: Lap
    mixed: Lap
    built_in: Lap
    home_made: Lap
    copy_seconds: float


@dataclass
class Figures:
    """The results of all rounds."""

    rounds: list[Round] = field(default_factory=list)
    state_bytes: float = 0.0
    help_over_python: float = 0.0

    def ratio(self, of: Callable[[Round], float]) -> float:
        """The median over the rounds."""
        return statistics.median(of(lap) for lap in self.rounds)


def run(rounds: int, size: Size, progress: Callable[[int, int], None]) -> Figures:
    """Measure; *progress* gets the number of finished rounds and of all rounds."""
    figures = Figures()
    with PlainEngine() as plain:
        for number in range(rounds):
            progress(number, rounds)
            figures.rounds.append(_round(plain, size, 1000 * number))
    figures.state_bytes = state_bytes(MAP, COPIES, 3)
    figures.help_over_python = start_ratio(STARTS)
    progress(rounds, rounds)
    return figures


def _round(plain: PlainEngine, size: Size, seed: int) -> Round:
    return Round(
        catanatron=catanatron_lap(size.catanatron, seed),
        playouts=playouts(MAP, size.playouts, seed),
        loop=loop(MAP, size.loop, seed),
        plain_loop=plain.lap("loop", MAP, size.plain, seed),
        plain_playouts=plain.lap("playouts", MAP, size.plain, seed),
        surface_2=playouts("surface-2", size.playouts, seed),
        surface_5=playouts("surface-5", size.playouts, seed),
        underground=playouts("underground-4", size.playouts, seed),
        mixed=playouts(MAP, size.playouts, seed, "mixed"),
        built_in=built_in_playouts(MAP, size.playouts, seed),
        home_made=home_made_playouts(MAP, size.playouts, seed),
        copy_seconds=copy_seconds(MAP, COPIES, seed),
    )


def as_data(figures: Figures, size: Size) -> dict[str, object]:
    """The object that ``elbowroom bench --json`` prints."""
    ratio = figures.ratio
    return {
        "playout_decisions_ratio": ratio(lambda r: r.playouts.pace / r.catanatron.pace),
        "loop_decisions_ratio": ratio(lambda r: r.loop.pace / r.catanatron.pace),
        "plain_loop_decisions_ratio": ratio(lambda r: r.plain_loop.pace / r.catanatron.pace),
        "compiled_over_plain": ratio(lambda r: r.playouts.pace / r.plain_playouts.pace),
        "copy_in_decisions": ratio(lambda r: r.copy_seconds * r.loop.pace),
        "surface5_over_surface2": ratio(lambda r: r.surface_2.pace / r.surface_5.pace),
        "underground_over_surface": ratio(lambda r: r.playouts.pace / r.underground.pace),
        "mixed_over_surface": ratio(lambda r: r.playouts.pace / r.mixed.pace),
        "home_made_over_built_in": ratio(lambda r: r.built_in.pace / r.home_made.pace),
        "underground_decisions_ratio": ratio(lambda r: r.underground.pace / r.catanatron.pace),
        "mixed_decisions_ratio": ratio(lambda r: r.mixed.pace / r.catanatron.pace),
        "playout_games_ratio": ratio(lambda r: _games(r.playouts) / _games(r.catanatron)),
        "loop_games_ratio": ratio(lambda r: _games(r.loop) / _games(r.catanatron)),
        "games_per_second": ratio(lambda r: _games(r.playouts)),
        "decisions_per_second": ratio(lambda r: r.playouts.pace),
        "loop_decisions_per_second": ratio(lambda r: r.loop.pace),
        "plain_decisions_per_second": ratio(lambda r: r.plain_loop.pace),
        "decisions_per_game": ratio(lambda r: _decisions(r.playouts)),
        "catanatron_decisions_per_second": ratio(lambda r: r.catanatron.pace),
        "catanatron_decisions_per_game": ratio(lambda r: _decisions(r.catanatron)),
        "copy_microseconds": ratio(lambda r: r.copy_seconds * 1e6),
        "state_bytes": figures.state_bytes,
        "help_over_python": figures.help_over_python,
        "run": _run_data(figures, size),
    }


def _run_data(figures: Figures, size: Size) -> dict[str, object]:
    """What was measured with, and how."""
    return {
        "map": MAP,
        "compiled": compiled(),
        "yardstick": YARDSTICK,
        "rounds": len(figures.rounds),
        "games_in_a_round": asdict(size),
        "clock": "processor time of one core, variants in turn, median of the rounds' ratios",
    }


def _decisions(lap: Lap) -> float:
    return lap.decisions / lap.games


def _games(lap: Lap) -> float:
    return lap.games / lap.seconds


# The figures that have a goal: the least or the greatest acceptable value.
GOALS: dict[str, tuple[str, float]] = {
    "playout_decisions_ratio": ("least", 500.0),
    "loop_decisions_ratio": ("least", 200.0),
    "plain_loop_decisions_ratio": ("least", 8.0),
    "compiled_over_plain": ("least", 25.0),
    "copy_in_decisions": ("most", 0.25),
    "surface5_over_surface2": ("most", 1.5),
    "underground_over_surface": ("most", 1.25),
    "mixed_over_surface": ("most", 1.25),
    "home_made_over_built_in": ("most", 1.3),
    "state_bytes": ("most", 4096.0),
    "help_over_python": ("most", 6.0),
}


def met(key: str, value: float) -> bool:
    """Whether a figure reaches its goal."""
    kind, goal = GOALS[key]
    return value >= goal if kind == "least" else value <= goal
