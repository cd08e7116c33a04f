"""Load: many running games with four sockets each, and how fast moves are acknowledged.

``python -m bench.load --games 1000 --rate 500 --seconds 40`` starts a server of its own on SQLite,
``--postgres own --workers 2`` one on PostgreSQL, and beside it, in the same run, the bare server of
``bench.bare_server``. Only this machine is ever addressed; the run ends by itself.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from bench.histogram import Histogram
from bench.load_client import SEATS, Job, Result, run

Json = dict[str, Any]
# A PostgreSQL of the run's own, from Debian's packages.
OWN: Final = "own"
_CODE: Final = (
    "import sys, json; from elbowroom.cli.serving import run;"
    "from elbowroom.server.operations.settings import Settings; import msgspec;"
    "run(msgspec.convert(json.loads(sys.argv[1]), Settings))"
)
# No limits on one address; leases as an operator has them.
_FREE: Final = {
    "log_level": "warning", "requests_per_second": 1e6, "requests_at_once": 10**6,
    "messages_per_second": 1e6, "messages_at_once": 10**6, "sockets_per_address": 10**6,
    "tables_per_minute": 1e6, "work_per_second": 1e6, "work_at_once": 1e6,
}  # fmt: skip


# ---------------------------------------------------------------------- servers


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(command: list[str], port: int) -> Iterator[int]:
    """A server process with children of its own; its process group."""
    process = subprocess.Popen([sys.executable, *command], start_new_session=True)
    try:
        _wait_until_ready(port)
        yield process.pid
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(60)


def _wait_until_ready(port: int) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/ready", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def _processes(group: int) -> Iterator[tuple[list[str], Path]]:
    """The fields of /proc/…/stat after the name, and the folder, of every process of *group*."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            yield fields, path.parent


def cpu(group: int) -> float:
    """The CPU time that the processes of a server have used, in seconds."""
    ticks = sum(int(fields[11]) + int(fields[12]) for fields, _ in _processes(group))
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(group: int) -> float:
    """The resident memory of the processes of a server, in KiB."""
    return sum(
        int(line.split()[1])
        for _, folder in _processes(group)
        for line in (folder / "status").read_text().splitlines()
        if line.startswith("VmRSS")
    )


def open_files(group: int) -> int:
    """How many files the processes of a server have open."""
    return sum(len(list((folder / "fd").iterdir())) for _, folder in _processes(group))


# ---------------------------------------------------------------------- tables


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


def new_table(port: int, tokens: list[str]) -> str:
    """A started table of four people; its id."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    table, _ = post(port, "/api/tables", {"map": "surface-4", "seats": seats}, tokens[0])
    path = f"/api/tables/{table['id']}/commands"
    for seat in range(2, SEATS + 1):
        post(port, path, {"type": "sit", "seat": seat}, tokens[seat - 1])
    post(port, path, {"type": "start"}, tokens[0])
    return str(table["id"])


# ---------------------------------------------------------------------- measuring


class Clients:
    """The processes of clients, each with some of the tables."""

    def __init__(self, jobs: list[Job]) -> None:
        context = get_context("spawn")
        self.pipes: Final[list[Connection]] = []
        for job in jobs:
            ours, theirs = context.Pipe()
            context.Process(target=run, args=(job, theirs), daemon=True).start()
            self.pipes.append(ours)
        for pipe in self.pipes:
            pipe.recv()

    def measure(self, rate: float, seconds: float, *groups: int) -> Json:
        """Play for *seconds*, *rate* moves a second in all; 0 is flat out.

        *groups* are those of the processes of the servers.
        """
        start = time.monotonic() + 0.5
        for pipe in self.pipes:
            pipe.send((rate / len(self.pipes), start, start + seconds))
        time.sleep(0.5)
        used = sum(cpu(group) for group in groups)
        results: list[Result] = [pipe.recv() for pipe in self.pipes]
        return _figures(results, sum(cpu(group) for group in groups) - used, seconds)

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.send(None)


def _figures(results: list[Result], used: float, seconds: float) -> Json:
    acks, pushes, lags = Histogram(), Histogram(), Histogram()
    for result in results:
        acks.merge(result.acks)
        pushes.merge(result.pushes)
        lags.merge(result.lags)
    moves = acks.total
    return {
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "server_ms_per_move": round(1000 * used / max(1, moves), 3),
        "client_ms_per_move": round(1000 * sum(each.cpu for each in results) / max(1, moves), 3),
        "client_cores": round(max(each.cpu for each in results) / seconds, 2),
        "client_lag_ms": lags.summary(),
        "ack_ms": acks.summary(),
        "all_pushed_ms": pushes.summary(),
        "refused": sum(each.refused for each in results),
        "late": sum(each.late for each in results),
    }


def measure(options: argparse.Namespace, command: list[str], port: int, bare: bool) -> Json:
    """Start a server, load it, stop it, and say what was seen."""
    with serving(command, port) as group:
        if bare:
            tokens, tables = [""] * SEATS, [f"t{number}" for number in range(options.games)]
        else:
            tokens = [post(port, "/api/people", {"name": f"p{n}"})[1] for n in range(SEATS)]
            tables = [new_table(port, tokens) for _ in range(options.games)]
        before = memory(group)
        shares = [tables[number :: options.clients] for number in range(options.clients)]
        clients = Clients([Job(port, part, tokens, 0, seed) for seed, part in enumerate(shares)])
        opened = memory(group)
        figures = {
            "kib_per_socket": round((opened - before) / (options.games * SEATS), 1),
            "at_rate": clients.measure(options.rate, options.seconds, group),
        }
        if options.flat_out:
            figures["flat_out"] = clients.measure(0, options.flat_out, group)
        figures["mib"] = round(memory(group) / 1024)
        clients.close()
        return figures


def _ratios(ours: Json, bare: Json) -> Json:
    mine, least = ours["at_rate"], bare["at_rate"]
    ratios = {
        "p99": round(mine["ack_ms"]["p99"] / max(0.001, least["ack_ms"]["p99"]), 2),
        "cpu": _cpu_ratio(mine, least),
    }
    if "flat_out" in ours:
        ratios["cpu_flat_out"] = _cpu_ratio(ours["flat_out"], bare["flat_out"])
    return ratios


def _cpu_ratio(mine: Json, least: Json) -> float:
    return round(mine["server_ms_per_move"] / max(0.001, least["server_ms_per_move"]), 2)


def _kib_per_table() -> float:
    """The memory of a table after sixty moves, measured in a process of its own."""
    command = [sys.executable, "-m", "bench.table_memory"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def report(options: argparse.Namespace) -> Json:
    """All figures of one run."""
    kib_per_table = _kib_per_table()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        bare = measure(
            options, ["-m", "bench.bare_server", f"{folder}/bare", str(port)], port, True
        )
        port = free_port()
        database = options.postgres or f"sqlite:///{folder}/load.sqlite3"
        settings = {**_FREE, "database": database, "workers": options.workers, "port": port}
        if options.postgres:
            from elbowroom.server.storage.migrations import upgrade

            upgrade(database)
        ours = measure(options, ["-c", _CODE, json.dumps(settings)], port, False)
        return {
            "games": options.games,
            "sockets": options.games * SEATS,
            "rate": options.rate,
            "database": "postgresql" if options.postgres else "sqlite",
            "workers": options.workers,
            "load_average": round(os.getloadavg()[0], 1),
            "kib_per_table": kib_per_table,
            "elbowroom": ours,
            "bare": bare,
            "times_bare": _ratios(ours, bare),
        }


def main() -> None:
    """Read the command line and print the figures as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--rate", type=float, default=500, help="moves a second, of all games")
    parser.add_argument("--flat-out", type=float, default=10, help="seconds as fast as it goes")
    parser.add_argument("--clients", type=int, default=1, help="processes of clients")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgres", default="", help=f"an empty database, or {OWN!r}")
    options = parser.parse_args()
    if options.postgres == OWN:
        from tests.server.postgres import running

        with running() as database:
            options.postgres = database.new_database()
            print(json.dumps(report(options), indent=1))
    else:
        print(json.dumps(report(options), indent=1))


if __name__ == "__main__":
    main()
