"""Keeps the garbage collector from stopping everybody.

A full collection looks at every object of every table (62 ms of CPU with 300 tables), and nobody is
answered meanwhile. Nearly all that we drop is freed by its reference count; cycles can wait, but
not for ever.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

# Objects that survive before the youngest are looked at, how many such looks there are before the
# next generation, and how many of those before all: never, as that is done now and then instead.
# A look at a thousand takes about a millisecond, one at twenty thousand up to 27: no other pause
# of a busy server is as long.
_THRESHOLDS: Final = (1_000, 10, 1_000_000)
# The share of the time that full collections may take, and the fewest seconds between two.
_SHARE: Final = 0.001
_LEAST_PAUSE: Final = 30.0


def calm_collector() -> None:
    """Collect rarely, and never look at what was made before the first request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)


async def collect_now_and_then() -> None:
    """Collect everything, as often as that takes little of the time; runs until it is cancelled."""
    while True:
        start = time.thread_time()
        gc.collect()
        await asyncio.sleep(pause_after(time.thread_time() - start))


def pause_after(seconds: float) -> float:
    """The seconds to wait after a collection that took *seconds* of CPU time."""
    return max(_LEAST_PAUSE, seconds / _SHARE)
