"""Playing a contest, here or in several processes, in any order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from elbowroom.arena.contest import Contest, Result, play_game


def played(contest: Contest, games: Iterable[int], processes: int) -> Iterator[Result]:
    """The results of *games* as they come in."""
    if processes <= 1:
        for game in games:
            yield play_game(contest, game)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from _from_pool(pool, contest, iter(games), 2 * processes)


def _from_pool(
    pool: ProcessPoolExecutor, contest: Contest, games: Iterator[int], most: int
) -> Iterator[Result]:
    """Never more than *most* games are under way, so that a stop does not wait for all."""
    waiting: set[Future[Result]] = set()
    for game in games:
        waiting.add(pool.submit(play_game, contest, game))
        if len(waiting) >= most:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    for future in wait(waiting).done:
        yield future.result()
