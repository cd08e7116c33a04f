"""Keeps the garbage collector from stopping everybody.

With a thousand tables in memory a full collection looks at a million objects and lasts a tenth of
a second, in which nobody is answered; by default it comes every few seconds under load. Nearly
all that we drop is freed by its reference count, and cycles can wait.
"""

from __future__ import annotations

import gc
from typing import Final

# Objects that survive before the youngest are looked at, and how many such looks there are before
# the next generation and before all of them: about one full collection in an hour of heavy play.
_THRESHOLDS: Final = (20_000, 20, 50)


def calm_collector() -> None:
    """Collect rarely, and never look at what was made before the first request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
