"""One table and a store that fails: only what is on disk has happened."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from elbowroom import build_info
from elbowroom.play import match as match_module
from elbowroom.server.identity.rate_limits import RateLimits
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.game import Game
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.new_tables import new_table
from elbowroom.server.live.perform import perform
from elbowroom.server.live.table import Table
from elbowroom.server.operations.settings import Settings
from elbowroom.server.storage.base import LogRow, StoreDown
from elbowroom.server.storage.migrations import upgrade
from elbowroom.server.storage.sqlite import SqliteStore
from elbowroom.server.thinking.bot_roster import Roster
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Ack, Line, Move, Refusal, Start
from elbowroom.server.wire.setup import NewTable, SeatSetting

ADA = Caller("ada", "Ada")
ROSTER = Roster(Settings())


class Moody(SqliteStore):
    """Fails while it is *away*: before it writes, or after."""

    away = ""
    # How many lines will be refused because another process was faster.
    races = 0

    async def append(
        self, row: LogRow, status: str = "", person: str = "", owner: str = "",
        played: Sequence[str] = (), talker: str = "",
    ) -> bool:  # fmt: skip
        if self.away == "before":
            raise StoreDown
        if self.races:
            self.races -= 1
            return False
        done = await super().append(row, status, person, owner, played, talker)
        if self.away == "after":
            raise StoreDown
        return done

    async def log(self, game: str, after: int = 0) -> list[LogRow]:
        if self.away:
            raise StoreDown
        return await super().log(game, after)


async def set_up(folder: Path) -> tuple[Moody, Table]:
    url = f"sqlite:///{folder}/moody.sqlite3"
    await asyncio.to_thread(upgrade, url)
    store = Moody(url)
    await store.open(lambda game, seq: None)
    row, lines = new_table(NewTable(seats=[SeatSetting("me"), SeatSetting("me")]), ADA, ROSTER)
    rows = [LogRow(row.id, n, 1.0, encode(line).decode()) for n, line in enumerate(lines, 1)]
    await store.create(row, rows, [])
    table = Table(store, row, lambda table: None)
    await table.load()
    await table.call(lambda: table.do(ADA, Start()))
    return store, table


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_move_that_could_not_be_stored_is_not_shown_and_can_be_sent_again(
    tmp_path: Path, when: str
) -> None:
    async def play() -> None:
        store, table = await set_up(tmp_path)
        move = Move("m", table.game.seq, "pick 1")

        async def look() -> int:
            return table.game.seq

        store.away = when
        with pytest.raises(StoreDown):
            await table.call(lambda: table.do(ADA, move))
        with pytest.raises(StoreDown):
            await table.call(look)
        store.away = ""
        assert await table.call(look) == (4 if when == "after" else 3)
        assert await table.call(lambda: table.do(ADA, move)) == Ack("m", 4)
        assert [row.seq for row in await store.log(table.row.id)] == [1, 2, 3, 4]
        await table.close()
        await store.close()

    asyncio.run(play())


def test_a_move_that_was_answered_with_busy_can_be_sent_again(tmp_path: Path) -> None:
    async def play() -> None:
        store, table = await set_up(tmp_path)
        move = Move("m", table.game.seq, "pick 1")
        hub, limits = Hub(Settings(), store, []), RateLimits(Settings())
        store.races = 5
        refusal = await perform(hub, limits, table, ADA, move)
        assert isinstance(refusal, Refusal)
        assert (refusal.error, refusal.id) == ("busy", "m")
        assert await perform(hub, limits, table, ADA, move) == Ack("m", 4)
        await table.close()
        await hub.close()
        await store.close()

    asyncio.run(play())


def test_a_move_is_parsed_and_judged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if build_info.compiled():
        pytest.skip("calls between compiled functions cannot be counted")
    counts = {"parse_action": 0, "why_not": 0}

    def counted(name: str) -> Callable[..., object]:
        real: Callable[..., object] = getattr(match_module, name)

        def call(*arguments: object) -> object:
            counts[name] += 1
            return real(*arguments)

        return call

    async def play() -> None:
        store, table = await set_up(tmp_path)
        for name in counts:
            monkeypatch.setattr(match_module, name, counted(name))
        move = Move("m", table.game.seq, "pick 1")
        assert await table.call(lambda: table.do(ADA, move)) == Ack("m", 4)
        assert counts == {"parse_action": 1, "why_not": 1}
        await table.close()
        await store.close()

    asyncio.run(play())


def test_a_move_is_stale_if_another_process_was_first(tmp_path: Path) -> None:
    async def play() -> None:
        store, table = await set_up(tmp_path)
        twin = Table(store, table.row, lambda table: None)
        await twin.load()
        seq = table.game.seq
        first = await table.call(lambda: table.do(ADA, Move("a", seq, "pick 1")))
        assert first == Ack("a", seq + 1)
        second = await twin.call(lambda: twin.do(ADA, Move("b", seq, "pick 2")))
        assert isinstance(second, Refusal)
        assert (second.error, [line.seq for line in second.missing]) == ("stale", [seq + 1])
        assert twin.game.seq == table.game.seq
        again = await twin.call(lambda: twin.do(ADA, Move("a", seq, "pick 1")))
        assert again == first
        await asyncio.gather(table.close(), twin.close())
        await store.close()

    asyncio.run(play())


def test_the_numbers_of_chance_are_used_once_even_after_a_rewind() -> None:
    setup_row, lines = new_table(
        NewTable(seats=[SeatSetting("me"), SeatSetting("me")]), ADA, ROSTER
    )
    from elbowroom.server.wire.encoding import decode_setup

    game = Game(setup_row.id, decode_setup(setup_row.setup), setup_row.secret)
    for line in lines:
        game.apply(line, 1.0)
    game.apply(Line("started"), 1.0)
    first = game.apply(Line("move", 1, "pick 1"), 1.0)
    assert game.match is not None
    place = game.stream.place
    game.apply(Line("rewound", amount=first.seq), 1.0)
    assert game.stream.place == place
    assert game.decider == 1
    game.apply(Line("move", 1, "pick 1"), 1.0)
    assert game.stream.place == place + 1


def test_a_table_that_has_ended_is_freed_without_the_collector(tmp_path: Path) -> None:
    async def leave() -> bool:
        store, table = await set_up(tmp_path)
        end = weakref.ref(table)
        gc.disable()
        try:
            await table.close()
            del table
            await asyncio.sleep(0)
            return end() is None
        finally:
            gc.enable()
            await store.close()

    assert asyncio.run(leave())
