"""What the engine is measured against: Catanatron, the plain build, and Python's own start."""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import elbowroom
from elbowroom.bench.workloads import Lap
from elbowroom.errors import ElbowroomError

YARDSTICK = "catanatron 3.2.1"


class MissingYardstick(ElbowroomError):
    """Catanatron is not installed."""


def catanatron_lap(games: int, seed: int) -> Lap:
    """Four random players, ``Game.play()``; decisions are counted as in our own games."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError as error:
        raise MissingYardstick(f"install the extra 'bench': {YARDSTICK} is missing") from error

    class Counting(RandomPlayer):  # type: ignore[misc]  # the library is not typed
        decisions = 0

        def decide(self, game: object, playable_actions: list[object]) -> object:
            if len(playable_actions) > 1:
                Counting.decisions += 1
            return random.choice(playable_actions)

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    random.seed(seed)
    began = time.process_time()
    for number in range(games):
        Game([Counting(color) for color in colors], seed=seed + number).play()
    return Lap(games, Counting.decisions, time.process_time() - began)


class PlainEngine:
    """The same engine, interpreted, in another process."""

    def __init__(self) -> None:
        package = Path(elbowroom.__file__).parent
        script = package / "bench" / "plain.py"
        path = str(package.parent)
        self.process = subprocess.Popen(
            [sys.executable, "-c", _START.format(path=path, script=str(script)), str(package)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def lap(self, workload: str, map: str, games: int, seed: int) -> Lap:
        """One lap of the other process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{workload} {map} {games} {seed}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise ElbowroomError("the plain engine stopped; its message is above")
        return Lap(*json.loads(answer))

    def __enter__(self) -> PlainEngine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.communicate()


_START = """
import runpy, sys
sys.path.insert(0, {path!r})
sys.argv = [{script!r}, sys.argv[1]]
runpy.run_path({script!r}, run_name="__main__")
"""


def start_ratio(times: int) -> float:
    """How much longer ``elbowroom --help`` takes than ``python -c pass`` (medians)."""
    bare = [_seconds([sys.executable, "-c", "pass"]) for _ in range(times)]
    command = [sys.executable, "-m", "elbowroom", "--help"]
    full = [_seconds(command) for _ in range(times)]
    return statistics.median(full) / statistics.median(bare)


def _seconds(command: list[str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began
