"""A client that reconnects, asks for missing lines, and repeats moves that were not answered."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.players import legal
from tests.server.view_store import sight_after

Json = dict[str, Any]
_LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)


class Roamer:
    """Plays anything that is legal on all seats of its token, until told to stop."""

    def __init__(self, *urls: str, token: str, seed: int = 0, patience: float = 1.0) -> None:
        # Where the server can be reached; the first is tried until it does not answer.
        self.urls = list(urls)
        self.token = token
        self.random = random.Random(seed)
        self.patience = patience
        self.lines: list[Json] = []
        self.now: Json = {"seq": -1}
        self.pending: Json | None = None
        # What was acknowledged: the place in the log by the id of the move.
        self.acked: dict[str, tuple[int, str]] = {}
        # Seconds to think before a move.
        self.pause = 0.0
        self.playing = True
        self.stopped = False
        self.over = False

    @property
    def seq(self) -> int:
        return len(self.lines)

    async def run(self) -> None:
        """Connect again and again."""
        while not self.stopped:
            try:
                headers = {"Cookie": f"elbowroom={self.token}"} if self.token else {}
                async with connect(
                    self.urls[0], additional_headers=headers, compression=None, max_size=2**22,
                    open_timeout=2, close_timeout=0.2, proxy=None,
                ) as socket:  # fmt: skip
                    await self._hello(socket)
                    await self._talk(socket)
            except _LOST:
                await asyncio.sleep(0.05)
            self.urls.append(self.urls.pop(0))

    async def _hello(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "versions": [3], "after": self.seq}))

    async def _talk(self, socket: ClientConnection) -> None:
        welcomed = False
        silent = 0
        while not self.stopped:
            try:
                raw = await asyncio.wait_for(socket.recv(), self.patience)
            except TimeoutError:
                silent += 1
                if not welcomed or silent > 3:
                    return
                await self._again(socket)
                continue
            silent = 0
            message = json.loads(raw)
            welcomed = welcomed or message["type"] == "welcome"
            if self._take(message):
                await socket.send(json.dumps({"type": "missing", "after": self.seq}))
            elif welcomed:
                await self._maybe_move(socket)

    async def _again(self, socket: ClientConnection) -> None:
        """Nothing came: our move, the answer or a push may have been lost."""
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        await socket.send(json.dumps({"type": "missing", "after": self.seq}))

    def _take(self, message: Json) -> bool:
        """Learn from a message; True when something is missing."""
        for line in [*message.get("entries", []), *message.get("missing", [])]:
            self._add(line)
        if "entry" in message:
            self._add(message["entry"])
        now = sight_after(self.now, message) if "entry" in message else message.get("now")
        if now is not None and now["seq"] >= self.now["seq"]:
            self.now = now
        self._settle(message)
        self.over = self.over or message.get("table", {}).get("status") == "over"
        known = min(int(self.now["seq"]), self.seq)
        return max(int(self.now["seq"]), int(message.get("seq", 0))) > known

    def _add(self, line: Json) -> None:
        if line["seq"] == self.seq + 1:
            self.lines.append(line)

    def _settle(self, message: Json) -> None:
        mine = self.pending is not None and message.get("id") == self.pending["id"]
        if not mine or self.pending is None:
            return
        if message["type"] == "ack":
            self.acked[self.pending["id"]] = (message["seq"], self.pending["action"])
        self.pending = None

    async def _maybe_move(self, socket: ClientConnection) -> None:
        options = legal(self.now)
        if not self.playing or self.pending or not options or self.now["seq"] != self.seq:
            return
        await asyncio.sleep(self.pause)
        self.pending = {
            "type": "move",
            "id": secrets.token_hex(8),
            "expected": self.seq,
            "action": self.random.choice(options),
        }
        await socket.send(json.dumps(self.pending))
