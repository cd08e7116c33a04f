"""A machine is cut off while people and bots play: its tables, and every move, afterwards."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import psycopg

from elbowroom.server.live.verification import verify
from elbowroom.server.storage import open_store
from elbowroom.server.storage.base import LogRow
from elbowroom.server.wire.encoding import decode_line
from tests.server.hosts import Cluster, Host
from tests.server.players import Player
from tests.server.roamer import Roamer

# Within which the tables of a machine that is cut off are driven by others.
PROMISE = 5.0
_TABLES_OF = """
SELECT games.id FROM games JOIN residents ON residents.process = games.lease_owner
WHERE games.status = 'playing' AND residents.host = %s
"""
# Lines that only who drives a table writes: those of bots.
_DRIVEN = """
SELECT writers.host, count(*) FROM writers JOIN log USING (game, seq)
WHERE game = ANY(%s) AND writers.at > %s AND log.move LIKE ':bot-%%' GROUP BY writers.host
"""


@dataclass
class Cut:
    """What one cut did; seconds until the last table was driven by others, and who wrote then."""

    tables: int
    seconds: float
    lines_of_others: int
    lines_of_cut_host: int


@dataclass
class Drill:
    """Roamers at tables of a cluster, and what was seen when its machines were cut off."""

    cluster: Cluster
    roamers: list[Roamer] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    cuts: list[Cut] = field(default_factory=list)

    def set_up(self, tables: int) -> None:
        """Make tables at every machine; some people play against themselves, some against bots."""
        for host in self.cluster.hosts:
            player = Player(host.server, address="0.0.0.0")
            for number in range(tables):
                others = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
                seats = [{"kind": "me"}, others[number % 2]]
                self.add(player, player.new_table(seats=seats)["id"], host)

    def add(self, player: Player, table: str, host: Host) -> None:
        """Start a table and let somebody play there, at its own machine first."""
        player.do(table, "start")
        hosts = sorted(self.cluster.hosts, key=lambda each: each is not host)
        urls = [f"{each.server.ws}/api/tables/{table}/socket" for each in hosts]
        roamer = Roamer(*urls, token=player.token, seed=len(self.roamers))
        roamer.pause = 0.05
        self.roamers.append(roamer)
        self.tables.append(table)

    # ------------------------------------------------------------------ the drill

    async def run(self, cuts: int, seconds: float) -> None:
        """Cut off one machine after the other, with *seconds* of peace before each cut."""
        tasks = [asyncio.create_task(roamer.run()) for roamer in self.roamers]
        for number in range(cuts):
            await self.play_on(seconds)
            await self.cut(self.cluster.hosts[number % len(self.cluster.hosts)])
        await self.play_on(seconds)
        for roamer in self.roamers:
            roamer.stopped = True
        await asyncio.gather(*tasks)

    async def play_on(self, seconds: float) -> None:
        """Wait, and until two more moves have been acknowledged at every table."""
        before = [len(roamer.acked) for roamer in self.roamers]
        end = time.monotonic() + 60
        await asyncio.sleep(seconds)
        while not all(
            roamer.over or len(roamer.acked) >= count + 2
            for roamer, count in zip(self.roamers, before, strict=True)
        ):
            assert time.monotonic() < end, "a table does not go on"
            await asyncio.sleep(0.05)

    async def cut(self, host: Host) -> None:
        """Cut a machine off until its tables have gone on elsewhere; then connect it again."""
        with psycopg.connect(self.cluster.database, autocommit=True) as database:
            tables = _tables_of(database, host)
            await asyncio.to_thread(host.cut)
            start = time.monotonic()
            while _tables_of(database, host) and time.monotonic() < start + 30:
                await asyncio.sleep(0.02)
            seconds = time.monotonic() - start
            [(now,)] = database.execute("SELECT extract(epoch FROM clock_timestamp())").fetchall()
            await self.play_on(1.0)
            await asyncio.to_thread(host.heal)
            await asyncio.to_thread(host.server.wait_ready)
            await self.play_on(1.0)
            lines: dict[str, int] = dict(database.execute(_DRIVEN, (tables, now)).fetchall())
        own = lines.pop(host.user, 0)
        self.cuts.append(Cut(len(tables), seconds, sum(lines.values()), own))

    # ------------------------------------------------------------------ afterwards

    async def faults(self) -> list[str]:
        """What is wrong with the logs: moves that were lost or doubled, games that are broken."""
        store = open_store(self.cluster.database)
        await store.open(lambda game, seq: None)
        verdicts = await verify(store)
        found = [f"{verdict.game}: {verdict.fault}" for verdict in verdicts if verdict.fault]
        for roamer, table in zip(self.roamers, self.tables, strict=True):
            found += move_faults(roamer, await store.log(table))
        await store.close()
        return found

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(roamer.acked) for roamer in self.roamers)


def _tables_of(database: psycopg.Connection[Any], host: Host) -> list[str]:
    """The running games that processes of a machine drive."""
    return [row[0] for row in database.execute(_TABLES_OF, (host.user,))]


def move_faults(roamer: Roamer, log: list[LogRow]) -> list[str]:
    """Every acknowledged move is where it was said to be, and nowhere else."""
    by_move = {row.move.partition(":")[2]: row for row in log if row.move is not None}
    found = []
    for move, (seq, action) in roamer.acked.items():
        row = by_move.get(move)
        if row is None:
            found.append(f"move {move} was lost")
        elif (row.seq, decode_line(row.body).text) != (seq, action):
            found.append(f"move {move} is not where it was said to be")
    moves = [row.move for row in log if row.move is not None]
    if len(moves) != len(set(moves)):
        found.append("a move was written twice")
    if [row.seq for row in log] != list(range(1, len(log) + 1)):
        found.append("a line is missing")
    # The log has nothing that nobody sent; one move may have been under way at the end.
    mine = [move for move in by_move if not move.startswith("bot-")]
    if len(mine) - len(roamer.acked) > 1:
        found.append("moves were written that nobody was told of")
    return found
