"""Metrics for Prometheus: counts and times (in seconds), never a name, a token or a coin."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

MOVES: Final = Counter("elbowroom_lines", "Lines written to logs", ["kind"])
REFUSALS: Final = Counter("elbowroom_refusals", "Commands refused", ["error"])
SOCKETS: Final = Gauge("elbowroom_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES: Final = Gauge("elbowroom_tables", "Tables in memory", multiprocess_mode="livesum")
TASKS: Final = Gauge("elbowroom_tasks", "Tasks of the event loop", multiprocess_mode="livesum")
COMMITS: Final = Histogram("elbowroom_commit_seconds", "One transaction", buckets=_BUCKETS)
COMMANDS: Final = Histogram("elbowroom_command_seconds", "One command", buckets=_BUCKETS)
THOUGHTS: Final = Histogram("elbowroom_bot_seconds", "One choice of a bot", buckets=_BUCKETS)
STUDIES: Final = Histogram("elbowroom_study_seconds", "One hint or summary", buckets=_BUCKETS)
REQUESTS: Final = Counter("elbowroom_requests", "HTTP requests", ["route", "status"])


_LINES: Final[dict[str, Counter]] = {}


def count_line(kind: str) -> None:
    """Count a line of this kind; looking up the counter of a label takes longer than counting."""
    counter = _LINES.get(kind)
    if counter is None:
        counter = _LINES[kind] = MOVES.labels(kind)
    counter.inc()


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Measure how long the block takes."""
    start = time.perf_counter()
    try:
        yield
    finally:
        histogram.observe(time.perf_counter() - start)


def exposition() -> tuple[bytes, str]:
    """The metrics of all workers as text, and its media type."""
    registry = REGISTRY
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        from prometheus_client.multiprocess import MultiProcessCollector

        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call] # the library has no types here
    return generate_latest(registry), CONTENT_TYPE_LATEST
