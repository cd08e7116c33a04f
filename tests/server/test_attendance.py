"""The clock of a table where nobody is: the game waits, and goes on when somebody comes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.players import Player, greet
from tests.server.servers import serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_a_game_that_nobody_attends_waits_after_one_turn_of_a_bot(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, ben = Player(server), Player(server, "Ben")
        table = ada.new_table(seats=[ME, OPEN], clock={"turn": 5})["id"]
        ben.do(table, "sit", seat=2, name="Ben")
        ada.do(table, "start")

        def kinds() -> list[str]:
            return [line["kind"] for line in ada.lines(table)]

        end = time.monotonic() + 60
        while "returned" not in kinds() and time.monotonic() < end:
            time.sleep(0.1)
        time.sleep(7)
        assert kinds().count("flag") == 1, "nobody plays Ben's turn, which has lasted too long"

        async def comes() -> None:
            async with ben.socket(table) as socket:
                await greet(socket)

        asyncio.run(comes())
        assert kinds()[-1] == "back", "who comes gets a whole turn"
