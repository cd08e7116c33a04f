"""Runs `elbowroom` with seconds of CPU time, so that on a busy machine all bots think alike.

``python -P bench/cpu_clock.py bot champion@0.2s`` is a bot that thinks for 0.2 seconds of CPU time
a turn, of whichever version of elbowroom comes first on the path.
"""

from __future__ import annotations

import sys
import time


def count_cpu_time() -> None:
    """From now on modules that are imported read the CPU time of this process as their clock."""
    time.perf_counter = time.process_time


if __name__ == "__main__":
    count_cpu_time()
    from elbowroom.cli.main import main

    sys.exit(main())
