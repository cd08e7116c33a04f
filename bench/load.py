"""Load: many running games with four sockets each, and how fast moves are acknowledged.

``python -m bench.load --games 1000 --seconds 60`` starts its own server on SQLite, ``--postgres own
--workers 2`` one on PostgreSQL. Only this machine is ever addressed; the run ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
SEATS = 4
# A PostgreSQL of the run's own, from Debian's packages.
OWN = "own"
_CODE = (
    "import sys, json; from elbowroom.cli.commands.serve import run;"
    "from elbowroom.server.operations.settings import Settings; import msgspec;"
    "run(msgspec.convert(json.loads(sys.argv[1]), Settings))"
)


@dataclass
class Figures:
    """What was measured."""

    moves: int = 0
    delays: list[float] = field(default_factory=list)
    over: int = 0
    refused: int = 0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(database: str, workers: int, port: int) -> subprocess.Popen[bytes]:
    """A server without limits on one address."""
    settings = {
        "database": database, "workers": workers, "port": port, "log_level": "warning",
        "requests_per_second": 1e6, "requests_at_once": 10**6, "messages_per_second": 1e6,
        "messages_at_once": 10**6, "sockets_per_address": 10**6, "lease_seconds": 30,
        "tables_per_minute": 1e6, "work_per_second": 1e6, "work_at_once": 1e6,
    }  # fmt: skip
    command = [sys.executable, "-c", _CODE, json.dumps(settings)]
    process = subprocess.Popen(command, start_new_session=True)
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/ready", timeout=2):
                return process
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def post(port: int, path: str, body: Json, token: str = "") -> tuple[Json, str]:
    """Ask over HTTP; the answer and the token that came with it."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        cookie = answer.headers.get("Set-Cookie", "")
        return json.load(answer), cookie.partition("=")[2].partition(";")[0]


def new_table(port: int) -> tuple[str, list[str]]:
    """A started table of four people: its id and their tokens."""
    tokens = [post(port, "/api/people", {"name": f"p{seat}"})[1] for seat in range(SEATS)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    table, _ = post(port, "/api/tables", {"map": "surface-4", "seats": seats}, tokens[0])
    path = f"/api/tables/{table['id']}/commands"
    for seat in range(2, SEATS + 1):
        post(port, path, {"type": "sit", "seat": seat}, tokens[seat - 1])
    post(port, path, {"type": "start"}, tokens[0])
    return str(table["id"]), tokens


class Person:
    """One socket: moves when it is its turn, after a pause to think."""

    def __init__(self, port: int, table: str, token: str, pause: float, seed: int) -> None:
        self.url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.token = token
        self.pause = pause
        self.luck = random.Random(seed)
        self.sent: dict[str, float] = {}
        self.thinking: asyncio.Task[None] | None = None

    async def run(self, end: float, figures: Figures, opened: asyncio.Semaphore) -> None:
        """Play until *end*."""
        headers = {"Cookie": f"elbowroom={self.token}"}
        async with opened:
            socket = await connect(
                self.url, additional_headers=headers, compression=None, max_size=2**22,
                open_timeout=60, ping_interval=None, proxy=None,
            )  # fmt: skip
        try:
            await socket.send(b'{"type":"hello","versions":[2]}'.decode())
            while time.monotonic() < end:
                left = max(0.01, end - time.monotonic())
                raw = await asyncio.wait_for(socket.recv(), left)
                await self._hear(socket, json.loads(raw), figures)
        except TimeoutError:
            pass
        finally:
            await socket.close()

    async def _hear(self, socket: ClientConnection, message: Json, figures: Figures) -> None:
        if message["type"] in ("ack", "refusal"):
            if message["type"] == "ack":
                figures.moves += 1
                figures.delays.append(time.perf_counter() - self.sent[message["id"]])
            else:
                figures.refused += 1
            return
        actions = (message.get("now") or {}).get("actions")
        if actions:
            self.thinking = asyncio.create_task(
                self._think(socket, message["now"]["seq"], self.luck.choice(actions)["text"])
            )

    async def _think(self, socket: ClientConnection, seq: int, action: str) -> None:
        await asyncio.sleep(self.pause * (0.5 + self.luck.random()))
        id = f"m{len(self.sent) + 1}"
        self.sent[id] = time.perf_counter()
        move = {"type": "move", "id": id, "expected": seq, "action": action}
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(move))


async def drive(port: int, tables: list[tuple[str, list[str]]], start: float, end: float,
                pause: float) -> Figures:  # fmt: skip
    """All sockets of this process; what happens before *start* is not counted."""
    figures = Figures()
    opened = asyncio.Semaphore(50)
    people = [
        Person(port, table, token, pause, hash((table, seat)))
        for table, tokens in tables
        for seat, token in enumerate(tokens)
    ]
    tasks = [asyncio.create_task(person.run(end, figures, opened)) for person in people]
    await asyncio.sleep(max(0.0, start - time.monotonic()))
    figures.moves, figures.refused = 0, 0
    figures.delays.clear()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures


def client(port: int, tables: list[tuple[str, list[str]]], start: float, end: float,
           pause: float, answers: Any) -> None:  # fmt: skip
    """A process of clients."""
    figures = asyncio.run(drive(port, tables, start, end, pause))
    answers.put((figures.moves, figures.delays, figures.refused))


def memory(group: int) -> float:
    """Resident memory of the server's processes, in MiB."""
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                status = path.with_name("status").read_text()
                line = next(each for each in status.splitlines() if each.startswith("VmRSS"))
                total += int(line.split()[1])
        except (OSError, StopIteration, ValueError):
            continue
    return total / 1024


def measure(options: argparse.Namespace) -> Json:
    """Start, load, stop, and say what was seen."""
    with tempfile.TemporaryDirectory() as folder:
        database = options.postgres or f"sqlite:///{folder}/load.sqlite3"
        if options.postgres:
            from elbowroom.server.storage.migrations import upgrade

            upgrade(database)
        port = free_port()
        server = start_server(database, options.workers, port)
        try:
            return _load(options, port, server.pid)
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(60)


def _load(options: argparse.Namespace, port: int, group: int) -> Json:
    tables = [new_table(port) for _ in range(options.games)]
    opening = 5 + options.games * SEATS / 150
    start = time.monotonic() + opening
    end = start + options.seconds
    context = get_context("spawn")
    answers = context.Queue()
    clients = [
        context.Process(
            target=client,
            args=(port, tables[n :: options.clients], start, end, options.pause, answers),
        )
        for n in range(options.clients)
    ]
    for each in clients:
        each.start()
    time.sleep(max(0.0, end - time.monotonic() - 1))
    used = memory(group)
    parts = [answers.get(timeout=120) for _ in clients]
    for each in clients:
        each.join(30)
    delays = sorted(delay for _, part, _ in parts for delay in part)
    moves = sum(part[0] for part in parts)

    def at(share: float) -> float:
        return round(1000 * delays[int(share * (len(delays) - 1))], 1) if delays else 0.0

    return {
        "games": options.games,
        "sockets": options.games * SEATS,
        "database": "postgresql" if options.postgres else "sqlite",
        "workers": options.workers,
        "seconds": options.seconds,
        "moves_per_second": round(moves / options.seconds, 1),
        "p50_ms": at(0.50),
        "p99_ms": at(0.99),
        "refused": sum(part[2] for part in parts),
        "memory_mib": round(used),
    }


def main() -> None:
    """Read the command line and print the figures as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=10, help="seconds a person thinks")
    parser.add_argument("--clients", type=int, default=1, help="processes of clients")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgres", default="", help=f"an empty database, or {OWN!r}")
    options = parser.parse_args()
    if options.postgres == OWN:
        from tests.server.postgres import running

        with running() as database:
            options.postgres = database.new_database()
            print(json.dumps(measure(options)))
    else:
        print(json.dumps(measure(options)))


if __name__ == "__main__":
    main()
