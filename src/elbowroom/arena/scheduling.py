"""Plays many games: in this process, in several processes or on a cluster, in any order.

A job is just a contest (or whatever says how to play) and the number of a game, so it can run
anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from typing import TypeVar

C = TypeVar("C")
T = TypeVar("T")
Work = Callable[[C, int], T]


def play_games(work: Work[C, T], contest: C, games: Iterable[int], processes: int) -> Iterator[T]:
    """The results of *work* for *games*, as they arrive, from processes of this machine."""
    if processes <= 1:
        for game in games:
            yield work(contest, game)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from play_on_pool(pool, work, contest, games, 2 * processes)


def play_on_pool(
    pool: Executor, work: Work[C, T], contest: C, games: Iterable[int], most: int
) -> Iterator[T]:
    """The same from any pool; at most *most* games run at once, so that stopping is quick."""
    waiting: set[Future[T]] = set()
    try:
        for game in games:
            waiting.add(pool.submit(work, contest, game))
            if len(waiting) >= most:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()
