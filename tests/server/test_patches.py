"""Whatever a client misses, in whatever order: it ends with the whole view, and with no secret.

A table plays on a store in memory that fails, or is written to by another process first. Clients
come, go, lose pushes, and ask for what is missing, as ``docs/server.md`` tells them to.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any, Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from elbowroom.rules.state import RULES, State
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.game import OVER, Game
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.pushes import LinePushes
from elbowroom.server.live.sight import sight
from elbowroom.server.live.table import Table
from elbowroom.server.storage.base import GameRow, LogRow, StoreDown
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Line
from elbowroom.server.wire.setup import ClockSetting, Setup
from tests.server.view_store import sight_after

Json = dict[str, Any]
# Ada has one seat, Bob two on one screen, and one seat has its own person.
PEOPLE: Final = ("ada", "bob", "bob", "cy")
COINS_MORE: Final = 40


class MemoryStore:
    """As much of a store as a table needs; *fault* is what goes wrong with the next line."""

    shared = True

    def __init__(self) -> None:
        self.rows: list[LogRow] = []
        self.fault = ""

    async def append(
        self,
        row: LogRow,
        status: str = "",
        person: str = "",
        owner: str = "",
        played: Sequence[str] = (),
        talker: str = "",
    ) -> bool:
        fault, self.fault = self.fault, ""
        if fault == "raced":
            talk = Line("chat", 1, "first", person="ada", name="Ada")
            self.add(LogRow(row.game, row.seq, row.at, encode(talk).decode()))
        if fault == "before":
            raise StoreDown
        stored = len(self.rows) == row.seq - 1
        if stored:
            self.add(row)
        if fault == "after":
            raise StoreDown
        return stored

    def add(self, row: LogRow) -> None:
        self.rows.append(row)

    async def log(self, game: str, after: int = 0) -> list[LogRow]:
        return self.rows[after:]

    async def snapshot(self, game: str) -> str | None:
        return None

    async def put_snapshot(self, game: str, seq: int, body: str) -> None:
        return None


class Nowhere:
    """A socket that nobody reads."""

    def write(self, message: bytes) -> None:
        """Drop it."""

    def unread(self) -> int:
        return 0

    def close(self) -> None:
        """Nothing to close."""


class Client(Listener):
    """A socket with a client behind it, which loses the next *losing* messages."""

    def __init__(self, person: str) -> None:
        super().__init__(person, Nowhere())
        self.messages: list[bytes] = []
        self.losing = 0
        self.now: Json | None = None

    def send(self, message: bytes) -> None:
        if self.losing:
            self.losing -= 1
        else:
            self.messages.append(message)

    def take(self) -> bool:
        """Read what has come; False when something is missing."""
        messages, self.messages = self.messages, []
        for message in map(json.loads, messages):
            if self.now is None or message["seq"] <= self.now["seq"]:
                continue
            if message["seq"] != self.now["seq"] + 1:
                return False
            now = sight_after(self.now, message)
            if now is None:
                return False
            self.now = now
        return True

    def ask(self, table: Table) -> None:
        self.messages.clear()
        self.now = json.loads(encode(table.sight_for(self)))


def new_row(open_coins: bool, clock: bool) -> GameRow:
    setup = Setup(
        "surface-4", "surface", 4, {"open_coins": open_coins},
        ClockSetting(600, 3600) if clock else None, "A table", False, None, "ada", int(RULES),
    )  # fmt: skip
    return GameRow("table", encode(setup).decode(), "7b" * 32, "open", 1.0, False)


def without_time(now: Json) -> Json:
    """A sight without its hash, and without what a clock shows, which depends on the moment."""
    rest = {name: value for name, value in now.items() if name != "hash"}
    return rest | {"clocks": [each["seat"] for each in now.get("clocks", [])]}


def _pay(seat: int, coins: int, *states: State) -> None:
    for state in states:
        state.own_supply()
        state.coins[seat - 1] += coins
        state.incomes[seat - 1] += coins


class Clients(RuleBasedStateMachine):
    """Moves and mishaps in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store = MemoryStore()
        self.luck = random.Random(0)
        self.table = self.loop.run_until_complete(self._start())
        self.clients = [Client(person) for person in ("ada", "bob", "cy", "")]
        for client in self.clients:
            self.come(client)

    async def _start(self) -> Table:
        row = new_row(open_coins=False, clock=True)
        lines = [
            Line("sat", seat, person=person, name=person) for seat, person in enumerate(PEOPLE, 1)
        ]
        for seq, line in enumerate([*lines, Line("started")], 1):
            self.store.add(LogRow(row.id, seq, 1.0, encode(line).decode()))
        table = Table(self.store, row, lambda table: self.check_secrets())  # type: ignore[arg-type] # only what it needs
        await table.load()
        table.lease = "we drive it"
        return table

    def teardown(self) -> None:
        self.store.fault = ""
        for client in self.clients:
            client.losing = 0
        self.do("ada", wire.Say("the end"))
        for client in self.clients:
            self.look(client)
            assert client.now is not None
            assert client.now["seq"] == self.game.seq
        self.check()
        self.loop.run_until_complete(self.table.close())
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    @property
    def game(self) -> Game:
        return self.table.game

    def come(self, client: Client) -> None:
        self.table.listeners.add(client)
        client.ask(self.table)

    def look(self, client: Client) -> None:
        if not client.take():
            client.ask(self.table)

    def do(self, person: str, command: wire.Command) -> None:
        caller = Caller(person, person, bot=not person)
        try:
            self.loop.run_until_complete(self.table.call(lambda: self.table.do(caller, command)))
        except StoreDown:
            self.loop.run_until_complete(self.table.call(self.table.freshen))

    def mover(self) -> str:
        seat = self.game.seat(self.game.decider)
        return "" if seat is None or seat.bot else seat.person

    # ------------------------------------------------------------------ what happens at the table

    @precondition(lambda self: self.game.status != OVER)
    @rule(seed=st.integers(0, 2**32), times=st.integers(1, 12))
    def move(self, seed: int, times: int) -> None:
        luck = random.Random(seed)
        for _ in range(times):
            if self.game.match is None or self.game.status == OVER:
                return
            action = luck.choice(self.game.match.legal())
            id = f"m{luck.getrandbits(60)}"
            self.do(self.mover(), wire.Move(id, self.game.seq, action))

    @rule(person=st.sampled_from(("ada", "bob", "cy")), actions=st.integers(1, 2))
    def undo(self, person: str, actions: int) -> None:
        self.do(person, wire.Undo(f"u{self.game.seq}{person}", self.game.seq, actions))

    @rule(person=st.sampled_from(("ada", "bob", "cy")))
    def talk(self, person: str) -> None:
        self.do(person, wire.Say("hello"))

    @rule(seat=st.integers(1, 4), back=st.booleans())
    def let_a_bot_play(self, seat: int, back: bool) -> None:
        person = self.game.seats[seat - 1].person
        self.do(person, wire.TakeBack(seat) if back else wire.HandOver(seat))

    @rule()
    def leave(self) -> None:
        self.do("cy", wire.Leave(4))

    @precondition(lambda self: len(self.game.moves) > 3)
    @rule(place=st.integers(1, 3))
    def go_back_together(self, place: int) -> None:
        self.do("ada", wire.Propose(self.game.moves[-place].seq, 1))
        for seat in range(2, 5):
            self.do(self.game.seats[seat - 1].person, wire.Answer(seat, True))

    # ------------------------------------------------------------------ what goes wrong

    @rule(fault=st.sampled_from(("raced", "before", "after")))
    def fail(self, fault: str) -> None:
        self.store.fault = fault

    @rule()
    def another_process_writes(self) -> None:
        talk = Line("chat", 1, "from afar", person="ada", name="Ada")
        self.store.add(LogRow("table", len(self.store.rows) + 1, 9.0, encode(talk).decode()))
        self.loop.run_until_complete(self.table.call(self.table.freshen))

    @rule(number=st.integers(0, 9), messages=st.integers(1, 4))
    def lose(self, number: int, messages: int) -> None:
        self.clients[number % len(self.clients)].losing = messages

    @rule(person=st.sampled_from(("ada", "bob", "cy", "")))
    def join(self, person: str) -> None:
        if len(self.clients) < 8:
            self.clients.append(Client(person))
            self.come(self.clients[-1])

    @rule(number=st.integers(0, 9))
    def reconnect(self, number: int) -> None:
        place = number % len(self.clients)
        self.table.listeners.discard(self.clients[place])
        self.clients[place] = Client(self.clients[place].person)
        self.come(self.clients[place])

    # ------------------------------------------------------------------ what must hold

    @invariant()
    def check(self) -> None:
        """A client that has missed nothing, or has asked, knows what the server would tell now."""
        whole: dict[int, Json] = {}
        for client in self.clients:
            self.look(client)
            assert client.now is not None
            if client.now["seq"] != self.game.seq:
                continue
            seat = client.now.get("seat", 0)
            held = self.game.seats_of(client.person)
            assert seat in held or (seat == 0 and not held)
            if seat not in whole:
                whole[seat] = json.loads(encode(sight(self.game, seat, 9.0)))
            assert without_time(client.now) == without_time(whole[seat])

    def check_secrets(self) -> None:
        """Nobody is told anything else when somebody else has more coins."""
        match = self.game.match
        if match is None or match.previous is None or self.game.status == OVER:
            return
        for seat in range(1, 5):
            others = [each for each in self.clients if seat not in self.game.seats_of(each.person)]
            usual = self._pushes(others)
            _pay(seat, COINS_MORE, match.state, match.previous)
            rich = self._pushes(others)
            _pay(seat, -COINS_MORE, match.state, match.previous)
            assert usual == rich

    def _pushes(self, clients: list[Client]) -> list[bytes]:
        pushes = LinePushes(self.game, self.game.lines[-1], self.table.info)
        seats = [client.seat for client in clients]
        encoded = [pushes.encoded_for(client) for client in clients]
        for client, seat in zip(clients, seats, strict=True):
            client.seat = seat
        return encoded


Clients.TestCase.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
test_clients_end_with_the_whole_view = Clients.TestCase
