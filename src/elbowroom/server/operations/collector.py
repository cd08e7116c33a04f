"""Keeps the garbage collector from stopping everybody.

A full collection looks at every object of every table (62 ms of CPU with 300 tables), and nobody is
answered meanwhile. Nearly all that we drop is freed by its reference count, and cycles can wait.
"""

from __future__ import annotations

import gc
from typing import Final

# Objects that survive before the youngest are looked at, and how many such looks there are before
# the next generation and before all of them.
_THRESHOLDS: Final = (20_000, 20, 50)


def calm_collector() -> None:
    """Collect rarely, and never look at what was made before the first request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
