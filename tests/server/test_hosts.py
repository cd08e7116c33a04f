"""Four workers on two machines share a database; a machine that is cut off loses its tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.drill import PROMISE, Drill
from tests.server.hosts import cluster
from tests.server.players import Player


def test_a_machine_that_is_cut_off_loses_its_tables_in_time_and_writes_nothing_afterwards(
    tmp_path: Path,
) -> None:
    with cluster(tmp_path, workers=2, lease_seconds=3.0, bot_pause=0.1) as machines:
        drill = Drill(machines)
        drill.set_up(tables=4)
        asyncio.run(drill.run(cuts=1, seconds=0.5))
        [cut] = drill.cuts
        assert cut.tables
        assert cut.seconds < PROMISE
        assert cut.lines_of_others
        assert cut.lines_of_cut_host == 0
        assert asyncio.run(drill.faults()) == []
        # Whichever machine is asked, the answer is the same.
        roamer, table = drill.roamers[0], drill.tables[0]
        answers = []
        for host in machines.hosts:
            player = Player(host.server, address="0.0.0.0")
            player.http.cookies.set("elbowroom", roamer.token)
            answers.append(player.lines(table))
        assert answers[0] == answers[1]
