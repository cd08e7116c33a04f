"""Several machines on one PostgreSQL: what they carry, and what becomes of one that is cut off.

``python -m bench.hosts`` makes two machines of network namespaces, so it needs root on Linux. It
ends with exit code 1 if a machine that was cut off kept its tables for too long or wrote
afterwards, or if an acknowledged move was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from bench.load import Clients
from bench.load_client import SEATS, Job
from tests.server.drill import PROMISE, Drill
from tests.server.hosts import Cluster, Host, cluster, namespace_cluster, namespaces_work
from tests.server.players import Player
from tests.server.servers import free_port

Json = dict[str, Any]
_FREE: Final[dict[str, Any]] = {
    "lease_seconds": 3.0, "connections_per_address": 10**6, "log_level": "warning",
}  # fmt: skip


@dataclass(frozen=True)
class Layout:
    """How many machines serve, with how many workers each.

    *together*: all sockets of a table go to the same machine.
    """

    hosts: int
    workers: int
    together: bool = True


LAYOUTS: Final = {
    "one worker": Layout(1, 1),
    "one machine, two workers": Layout(1, 2),
    "two machines, one worker each": Layout(2, 1),
    "two machines, two workers each": Layout(2, 2),
    "the same, tables spread over both": Layout(2, 2, together=False),
}


def _tables(host: Host, number: int) -> tuple[list[str], list[str]]:
    """New tables of four people at a machine, and the tokens of these people."""
    people = [Player(host.server, address="0.0.0.0") for _ in range(SEATS)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    tables = []
    for _ in range(number):
        table = people[0].new_table(map="surface-4", seats=seats)["id"]
        for seat, person in enumerate(people[1:], 2):
            person.do(table, "sit", seat=seat)
        people[0].do(table, "start")
        tables.append(table)
    tokens = [person.token for person in people]
    for person in people:
        person.http.close()
    return tables, tokens


def _jobs(machines: Cluster, layout: Layout, tables: int, port: int) -> list[Job]:
    hosts = machines.hosts[: layout.hosts]
    addresses = tuple(str(host.server.settings["host"]) for host in hosts)
    jobs = []
    for number, host in enumerate(hosts):
        where = (addresses[number],) if layout.together else addresses
        made, tokens = _tables(host, tables // layout.hosts)
        jobs.append(Job(port, made, tokens, 0, number, where))
    return jobs


def throughput(layout: Layout, tables: int, seconds: float) -> Json:
    """Moves a second, flat out."""
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        namespace_cluster(Path(folder), port=port, workers=layout.workers, **_FREE) as machines,
    ):
        groups = []
        try:
            for host in machines.hosts[: layout.hosts]:
                host.server.start()
                assert host.server.process is not None
                groups.append(host.server.process.pid)
            clients = Clients(_jobs(machines, layout, tables, port))
            figures = clients.measure(0, seconds, *groups)
            clients.close()
        finally:
            for host in machines.hosts[: len(groups)]:
                host.server.kill()
    return {
        "moves_per_second": figures["moves_per_second"],
        "server_ms_per_move": figures["server_ms_per_move"],
        "ack_ms": figures["ack_ms"],
        "refused": figures["refused"],
    }


def all_layouts(options: argparse.Namespace) -> Json:
    """Every layout, with its throughput as a multiple of the first."""
    figures: Json = {}
    for name, layout in LAYOUTS.items():
        figures[name] = throughput(layout, options.tables, options.seconds)
        first = next(iter(figures.values()))["moves_per_second"]
        figures[name]["factor"] = round(figures[name]["moves_per_second"] / first, 2)
        print(name, json.dumps(figures[name]), file=sys.stderr, flush=True)
    return figures


def drill(options: argparse.Namespace) -> tuple[Json, list[str]]:
    """Cut machines off in turn; figures, and what was wrong."""
    with (
        tempfile.TemporaryDirectory() as folder,
        cluster(Path(folder), workers=2, lease_seconds=3.0, bot_pause=0.1) as machines,
    ):
        done = Drill(machines)
        done.set_up(options.drill_tables)
        asyncio.run(done.run(options.cuts, seconds=3.0))
        faults = asyncio.run(done.faults())
    faults += [
        f"tables were free after {cut.seconds} s" for cut in done.cuts if cut.seconds > PROMISE
    ]
    faults += ["a machine wrote after it had lost its tables" for cut in done.cuts
               if cut.lines_of_cut_host]  # fmt: skip
    figures = {
        "acknowledged_moves": done.acknowledged,
        "cuts": [asdict(cut) for cut in done.cuts],
        "faults": faults,
    }
    return figures, faults


def main() -> None:
    """Read the command line and print the figures as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200, help="for throughput; 0: only the drill")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--drill-tables", type=int, default=10, help="of each machine")
    parser.add_argument("--cuts", type=int, default=6)
    options = parser.parse_args()
    if options.tables and not namespaces_work():
        sys.exit("throughput needs network namespaces: run as root on Linux, or use --tables 0")
    report: Json = {"cores": os.cpu_count(), "load_average": round(os.getloadavg()[0], 1)}
    if options.tables:
        report["throughput"] = all_layouts(options)
    report["drill"], faults = drill(options)
    print(json.dumps(report, indent=1))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
