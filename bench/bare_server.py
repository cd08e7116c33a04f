"""The least that a server of tables can do: append a line to SQLite, then push it to all sockets.

It has no rules, no views and no secrets, and runs on the same stack. ``bench.load`` measures it in
the same run as the real server, so that their ratio does not depend on the machine.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Final

import uvicorn

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
_ACTIONS: Final = [{"text": f"conquer somewhere-{n}", "verb": "conquer"} for n in range(10)]
_FILLING: Final = "x" * 400


class Disk:
    """Lines that wait at the same time share a transaction."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.waiting: queue.Queue[tuple[str, int, str, Callable[[], None]]] = queue.Queue()
        threading.Thread(target=self.run, daemon=True).start()

    async def append(self, table: str, seq: int, text: str) -> None:
        """Returns when the line is on disk."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        stored = lambda: loop.call_soon_threadsafe(done.set_result, None)  # noqa: E731
        self.waiting.put((table, seq, text, stored))
        await done

    def run(self) -> None:
        """Write until the process ends."""
        db = sqlite3.connect(self.path, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE line (game TEXT, seq INTEGER, body TEXT, PRIMARY KEY (game, seq))")
        while True:
            jobs = [self.waiting.get()]
            while not self.waiting.empty() and len(jobs) < 256:
                jobs.append(self.waiting.get())
            db.execute("BEGIN IMMEDIATE")
            db.executemany("INSERT INTO line VALUES (?, ?, ?)", [job[:3] for job in jobs])
            db.execute("COMMIT")
            for job in jobs:
                job[3]()


class App:
    """The ASGI application: ``/api/tables/ID/socket``, and ``/api/ready``."""

    def __init__(self, path: str) -> None:
        self.disk = Disk(path)
        self.seqs: dict[str, int] = {}
        self.sockets: dict[str, list[Send]] = {}

    async def __call__(self, scope: Message, receive: Callable[[], Any], send: Send) -> None:
        """Serve a request or a socket."""
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"{}"})
        elif scope["type"] == "websocket":
            await self.talk(scope["path"].split("/")[3], receive, send)

    async def talk(self, table: str, receive: Callable[[], Any], send: Send) -> None:
        """One socket, from its opening to its end."""
        await receive()
        await send({"type": "websocket.accept"})
        sockets = self.sockets.setdefault(table, [])
        sockets.append(send)
        now: Message = {"seq": 0, "actions": _ACTIONS if sockets[0] is send else []}
        await receive()
        await self.say(send, {"type": "welcome", "version": 3, "now": now})
        while (message := await receive())["type"] == "websocket.receive":
            move = json.loads(message["text"])
            seq = self.seqs[table] = self.seqs.get(table, 0) + 1
            await self.disk.append(table, seq, message["text"])
            push: Message = {"type": "push", "seq": seq, "entry": {"text": _FILLING}}
            for number, each in enumerate(sockets):
                await self.say(each, push if number else {**push, "patch": {"actions": _ACTIONS}})
            await self.say(send, {"type": "ack", "id": move["id"], "seq": seq})

    async def say(self, send: Send, message: Message) -> None:
        """Send one message as JSON."""
        await send({"type": "websocket.send", "text": json.dumps(message)})


if __name__ == "__main__":
    uvicorn.run(
        App(sys.argv[1]), port=int(sys.argv[2]), ws="websockets-sansio", access_log=False,
        log_level="warning", ws_per_message_deflate=False, lifespan="off",
    )  # fmt: skip
