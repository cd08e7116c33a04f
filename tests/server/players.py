"""Players for the tests, over HTTP and over sockets."""

from __future__ import annotations

import json
import random
import secrets
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.servers import Server

Json = dict[str, Any]

# Closed when the test is over.
OPENED: list[httpx.Client] = []


def legal(sight: Json) -> list[str]:
    """The legal actions that a position comes with, as they are sent back."""
    return [each["text"] for each in sight.get("actions", [])]


class Player:
    """A person with a cookie of their own, at an address of this machine.

    All of 127.0.0.0/8 are addresses of this machine; the server trusts only the first as a proxy.
    """

    def __init__(self, server: Server, name: str = "Ada", address: str = "127.0.0.1") -> None:
        self.server = server
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=server.url, timeout=30, transport=transport)
        OPENED.append(self.http)
        self.get_token(name)

    def get_token(self, name: str) -> None:
        assert self.http.post("/api/people", json={"name": name}).status_code == 201

    @property
    def token(self) -> str:
        return self.http.cookies["elbowroom"]

    def new_table(self, **settings: Any) -> Json:
        answer = self.http.post("/api/tables", json=settings)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def do(self, table: str, kind: str, **what: Any) -> Json:
        answer = self.http.post(f"/api/tables/{table}/commands", json={"type": kind, **what})
        return dict(answer.json())

    def sight(self, table: str) -> Json:
        return dict(self.http.get(f"/api/tables/{table}/sight").json())

    def info(self, table: str) -> Json:
        return dict(self.http.get(f"/api/tables/{table}").json())

    def lines(self, table: str, after: int = 0) -> list[Json]:
        answer = self.http.get(f"/api/tables/{table}/lines", params={"after": after})
        return list(answer.json()["entries"])

    def move(self, table: str, action: str | None = None, expected: int | None = None) -> Json:
        """Play *action*, or anything that is legal."""
        sight = self.sight(table)
        action = action or random.choice(legal(sight))
        expected = sight["seq"] if expected is None else expected
        return self.do(table, "move", id=secrets.token_hex(8), expected=expected, action=action)

    def play_to_the_end(self, table: str, most: int = 3000) -> None:
        for _ in range(most):
            if self.info(table)["status"] == "over":
                return
            self.move(table)
        raise AssertionError("the game does not end")

    def socket(self, table: str, server: Server | None = None, **options: Any) -> connect:
        return open_socket(server or self.server, table, self.token, **options)


def started(server: Server) -> tuple[Player, str]:
    """Somebody with both seats of a table that has just started, and its id."""
    ada = Player(server)
    table = str(ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"])
    ada.do(table, "start")
    return ada, table


def open_socket(server: Server, table: str, token: str = "", **options: Any) -> connect:
    """A socket at a table; without a token as a spectator."""
    headers = {"Cookie": f"elbowroom={token}"} if token else {}
    return connect(
        f"{server.ws}/api/tables/{table}/socket",
        additional_headers=headers,
        max_size=2**22,
        compression=None,
        proxy=None,
        **options,
    )


async def say(socket: ClientConnection, kind: str, **what: Any) -> None:
    """Send one message."""
    await socket.send(json.dumps({"type": kind, **what}))


async def hear(socket: ClientConnection, kind: str = "") -> Json:
    """The next message, or the next of a kind."""
    while True:
        message: Json = json.loads(await socket.recv())
        if not kind or message["type"] == kind:
            return message


async def greet(socket: ClientConnection, after: int = 0, **what: Any) -> Json:
    """Say hello; returns the welcome."""
    await say(socket, "hello", versions=[3], after=after, **what)
    return await hear(socket, "welcome")
