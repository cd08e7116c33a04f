"""Soak: a real server under people who play, leave and come back, for as long as you like.

``python -m bench.soak --minutes 30`` starts a server of its own on SQLite, ``--postgres own
--workers 2`` one on PostgreSQL. It ends with exit code 1 if memory, open files or tasks of the
server grew, if the server logged a failure, or if its log does not have every acknowledged move
where the client was told that it is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.load import OWN, memory, open_files
from bench.visitors import Visitor
from elbowroom.server.live.verification import verify
from elbowroom.server.storage import open_store
from tests.server.drill import move_faults
from tests.server.servers import Server

# Seconds between two samples, and between two lines of progress.
_SAMPLE: Final = 5.0
_PROGRESS: Final = 30.0
# The share of the run that is not looked at: the server warms up.
_WARM_UP: Final = 1 / 3
# What is compared: the median of the first and of the last fifth of the rest. It may grow by a
# share of itself and a constant: KiB, files, tasks.
_STEADY: Final = {"memory": (0.08, 8192), "files": (0.05, 5), "tasks": (0.05, 5)}
_FAILURES: Final = ("bug", "task-failed", "lease-failed", "store-failed")
# Games sleep soon, so that many do during the run.
_SETTINGS: Final[dict[str, Any]] = {
    "idle_seconds": 15.0, "lease_seconds": 3.0, "hints_per_minute": 1e6, "bot_pause": 0.05,
}  # fmt: skip


@dataclass(frozen=True)
class Sample:
    """What the server has at one moment; memory in KiB, of all its processes."""

    memory: float
    files: float
    tasks: float
    tables: float


def sample(server: Server) -> Sample:
    """Look at the server from outside."""
    assert server.process is not None
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=30) as answer:
        metrics = dict(
            line.split() for line in answer.read().decode().splitlines() if "{" not in line
            and not line.startswith("#")
        )  # fmt: skip
    group = server.process.pid
    return Sample(
        memory(group),
        open_files(group),
        float(metrics["elbowroom_tasks"]),
        float(metrics["elbowroom_tables"]),
    )


def growth_faults(samples: list[Sample]) -> list[str]:
    """What grew by more than it may."""
    steady = samples[round(len(samples) * _WARM_UP) :]
    part = max(1, len(steady) // 5)
    faults = []
    for name, (share, constant) in _STEADY.items():
        first = statistics.median(getattr(each, name) for each in steady[:part])
        last = statistics.median(getattr(each, name) for each in steady[-part:])
        print(f"{name}: {first:.0f} after the warm-up, {last:.0f} at the end", flush=True)
        if last > first * (1 + share) + constant:
            faults.append(f"{name} grew from {first:.0f} to {last:.0f}")
    return faults


def _progress(start: float, visitors: list[Visitor], now: Sample) -> None:
    moves = sum(visitor.moves for visitor in visitors)
    games = sum(len(visitor.games) for visitor in visitors)
    print(
        f"{time.monotonic() - start:5.0f} s  {moves} moves  {games} games  "
        f"{now.tables:.0f} in memory  {now.memory / 1024:.1f} MiB  {now.files:.0f} files  "
        f"{now.tasks:.0f} tasks",
        flush=True,
    )


async def _watch(server: Server, visitors: list[Visitor], end: float) -> list[Sample]:
    samples: list[Sample] = []
    start = said = time.monotonic()
    while time.monotonic() < end:
        await asyncio.sleep(_SAMPLE)
        samples.append(await asyncio.to_thread(sample, server))
        if time.monotonic() - said >= _PROGRESS:
            said = time.monotonic()
            _progress(start, visitors, samples[-1])
    return samples


async def soak(server: Server, people: int, seconds: float) -> tuple[list[Sample], list[Visitor]]:
    """Let *people* come and go; what was seen of the server meanwhile."""
    end = time.monotonic() + seconds
    visitors = [Visitor(server, number, end) for number in range(people)]
    samples, *_ = await asyncio.gather(
        _watch(server, visitors, end), *(visitor.run() for visitor in visitors)
    )
    return samples, visitors


async def log_faults(database: str, visitors: list[Visitor]) -> list[str]:
    """Moves that were lost or doubled, and games that cannot be played again."""
    store = open_store(database)
    await store.open(lambda game, seq: None)
    faults = [f"{each.game}: {each.fault}" for each in await verify(store) if each.fault]
    for visitor in visitors:
        for table, roamer in visitor.games:
            faults += move_faults(roamer, await store.log(table))
    await store.close()
    return faults


def failures(log: Path) -> list[str]:
    """What the server logged that should not have happened."""
    events = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [f"the server logged {event}" for event in events if event["event"] in _FAILURES]


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    if kind != OWN:
        yield kind or f"sqlite:///{folder}/soak.sqlite3"
        return
    from elbowroom.server.storage.migrations import upgrade
    from tests.server.postgres import running

    with running() as postgres:
        url = postgres.new_database()
        upgrade(url)
        yield url


def run(options: argparse.Namespace, folder: Path) -> list[str]:
    """Everything that went wrong."""
    with database(options.postgres, folder) as url:
        settings = {**_SETTINGS, "database": url, "workers": options.workers}
        server = Server(folder, **settings).start()
        try:
            samples, visitors = asyncio.run(soak(server, options.people, 60 * options.minutes))
        finally:
            code = server.stop()
        faults = growth_faults(samples) + failures(server.log)
        if code not in (0, -signal.SIGTERM):
            faults.append(f"the server ended with exit code {code}")
        faults += asyncio.run(log_faults(url, visitors))
    moves = sum(visitor.moves for visitor in visitors)
    print(f"{moves} acknowledged moves compared with the log", flush=True)
    return faults


def main() -> None:
    """Read the command line; the exit code says whether all is well."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--people", type=int, default=16)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgres", default="", help=f"an empty database, or {OWN!r}")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        faults = run(options, Path(folder))
    for fault in faults:
        print(fault)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
