"""Notifications of absent people, received or refused by real servers on this machine."""

from __future__ import annotations

import email
import email.policy
import json
import socketserver
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from elbowroom.server.operations.notifications import Mail, Notifier, WebHook, YourTurn, notify_all
from tests.server.players import Player, greet
from tests.server.servers import Server, free_port, serving

NEWS = YourTurn("Friday – éclairs", "https://play.example/t/AbC", 2, "Zoë", "zoe@example.org")


class PostOffice(socketserver.ThreadingTCPServer):
    """A minimal SMTP server that stores the mail it gets, or refuses all."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, friendly: bool = True) -> None:
        super().__init__(("127.0.0.1", 0), Clerk)
        self.friendly = friendly
        self.letters: list[tuple[str, str, bytes]] = []

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


class Clerk(socketserver.StreamRequestHandler):
    server: PostOffice

    def handle(self) -> None:
        self.say("220 here")
        sender = receiver = ""
        while line := self.rfile.readline().decode().strip():
            word = line.upper()
            if word.startswith("MAIL FROM"):
                sender = line.partition(":")[2].split()[0]
                self.say("250 ok" if self.server.friendly else "550 not you")
            elif word.startswith("RCPT TO"):
                receiver = line.partition(":")[2].split()[0]
                self.say("250 ok")
            elif word == "DATA":
                self.say("354 go on")
                self.server.letters.append((sender, receiver, self.letter()))
                self.say("250 taken")
            elif word == "QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 ok")

    def letter(self) -> bytes:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line)
        return b"".join(lines)

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


class Hook(HTTPServer):
    """An HTTP server that stores what is posted, and answers with *status*."""

    def __init__(self, status: int = 204) -> None:
        super().__init__(("127.0.0.1", 0), Doorman)
        self.status = status
        self.posts: list[dict[str, Any]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/turns"


class Doorman(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        assert self.headers["Content-Type"] == "application/json"
        self.server.posts.append(json.loads(self.rfile.read(length)))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


@contextmanager
def open_for_business(place: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=place.serve_forever, daemon=True)
    thread.start()
    try:
        yield
    finally:
        place.shutdown()
        place.server_close()
        thread.join()


def wait_for(what: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not what() and time.monotonic() < end:
        time.sleep(0.05)
    assert what()


def read(letter: bytes) -> tuple[str, str, str, str]:
    message = email.message_from_bytes(letter, policy=email.policy.default)
    return message["From"], message["To"], message["Subject"], message.get_content().strip()


def test_a_mail_has_the_table_and_the_link() -> None:
    office = PostOffice()
    with open_for_business(office):
        Mail(office.address, "tables@example.org").notify(NEWS)
    [(sender, receiver, letter)] = office.letters
    assert (sender, receiver) == ("<tables@example.org>", "<zoe@example.org>")
    assert read(letter) == (
        "tables@example.org",
        "zoe@example.org",
        "Friday – éclairs",
        "https://play.example/t/AbC",
    )


def test_a_web_hook_gets_the_turn_but_no_e_mail_address() -> None:
    hook = Hook()
    with open_for_business(hook):
        WebHook(hook.url).notify(NEWS)
    assert hook.posts == [
        {"table": NEWS.table, "link": NEWS.link, "seat": 2, "name": "Zoë"},
    ]


@pytest.mark.parametrize("trouble", ["refuses", "is not there", "answers 500"])
def test_a_notifier_that_fails_does_not_stop_the_others(trouble: str) -> None:
    import asyncio

    office, angry, hook, broken = PostOffice(), PostOffice(False), Hook(), Hook(500)
    bad: dict[str, Notifier] = {
        "refuses": Mail(angry.address, "tables@example.org"),
        "is not there": WebHook(f"http://127.0.0.1:{free_port()}/"),
        "answers 500": WebHook(broken.url),
    }
    carriers = [bad[trouble], WebHook(hook.url), Mail(office.address, "tables@example.org")]
    with (
        open_for_business(office),
        open_for_business(angry),
        open_for_business(hook),
        open_for_business(broken),
    ):
        asyncio.run(notify_all(carriers, NEWS))
    assert len(hook.posts) == len(office.letters) == 1
    assert angry.letters == []


def two(server: Server) -> tuple[Player, Player, str]:
    ada, bob = Player(server, "Ada"), Player(server, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.new_table(seats=seats, name="Friday")["id"]
    bob.do(table, "sit", seat=2)
    return ada, bob, str(table)


def test_an_absent_person_with_an_address_gets_one_mail_a_turn(tmp_path: Path) -> None:
    office, hook = PostOffice(), Hook()
    with (
        open_for_business(office),
        open_for_business(hook),
        serving(
            tmp_path,
            mail_server=office.address,
            mail_from="tables@example.org",
            web_hook=hook.url,
            public_url="https://play.example",
        ) as server,
    ):
        ada, bob, table = two(server)
        verify(bob, office, "bob@example.org")
        ada.do(table, "start")
        while ada.sight(table).get("actions"):
            ada.move(table)
        wait_for(lambda: office.letters)
        bob.move(table)
        [(_, receiver, letter)] = office.letters
        assert receiver == "<bob@example.org>"
        assert read(letter)[2:] == ("Friday", f"https://play.example/t/{table}")
        assert [(post["seat"], post["name"]) for post in hook.posts][:2] == [(1, "Ada"), (2, "Bob")]
        assert "bob@example.org" not in server.log.read_text()


def verify(player: Player, office: PostOffice, address: str) -> None:
    """Have an address verified with the code that is sent there."""
    answer = player.http.put("/api/me/email", json={"email": address})
    assert (answer.status_code, answer.json()["new_email"]) == (200, address)
    _, receiver, letter = office.letters.pop()
    assert receiver == f"<{address}>"
    code = read(letter)[3].split()[0]
    wrong = player.http.post("/api/me/email", json={"code": f"{(int(code) + 1) % 10**6:06}"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong-code")
    answer = player.http.post("/api/me/email", json={"code": code})
    assert (answer.status_code, answer.json()["email"]) == (200, address)
    assert "new_email" not in answer.json()
    again = player.http.post("/api/me/email", json={"code": code})
    assert again.status_code == 403


@contextmanager
def mailing(folder: Path, office: PostOffice, **settings: Any) -> Iterator[Server]:
    with (
        open_for_business(office),
        serving(
            folder,
            mail_server=office.address,
            mail_from="tables@example.org",
            public_url="https://play.example",
            **settings,
        ) as server,
    ):
        yield server


def test_no_notification_goes_to_an_address_that_nobody_has_verified(tmp_path: Path) -> None:
    office, hook = PostOffice(), Hook()
    with open_for_business(hook), mailing(tmp_path, office, web_hook=hook.url) as server:
        ada, bob, table = two(server)
        bob.http.put("/api/me", json={"name": "Bob", "email": "bob@example.org"})
        bob.http.put("/api/me/email", json={"email": "bob@example.org"})
        ada.do(table, "start")
        while ada.sight(table).get("actions", ada.sight(table).get("options")):
            ada.move(table)
        wait_for(lambda: [post for post in hook.posts if post["seat"] == 2])
        time.sleep(0.5)  # the hook is told before the mail is sent
        assert [read(letter)[2] for _, _, letter in office.letters] in ([], ["Your code"])


ODD_ADDRESSES = (
    "a,b@example.org", "a@b@example.org", "a;b@example.org", "<a@example.org>", "a@localhost",
    "a b@example.org", '"a"@example.org', "a@example.org\r\nBcc: b@example.org", "é@example.org",
)  # fmt: skip


def test_an_address_is_one_address_and_codes_are_limited(tmp_path: Path) -> None:
    office = PostOffice()
    with mailing(tmp_path, office) as server:
        ada = Player(server)
        assert ada.http.get("/api/about").json()["mail"] is True
        for address in ODD_ADDRESSES:
            for path, body in (
                ("/api/me", {"name": "Ada", "email": address}),
                ("/api/me/email", {"email": address}),
            ):
                assert ada.http.put(path, json=body).status_code == 400, address
        assert office.letters == []
        guests = [Player(server) for _ in range(5)]
        body = {"email": "victim@example.org"}
        codes = [guest.http.put("/api/me/email", json=body).status_code for guest in guests]
        assert (codes, len(office.letters)) == ([200] * 3 + [429] * 2, 3)
        guesses = [
            guests[0].http.post("/api/me/email", json={"code": f"{number:06}"}).status_code
            for number in range(7)
        ]
        assert guesses == [403] * 5 + [429] * 2
        assert "victim" not in server.log.read_text()


def test_a_server_without_mail_takes_no_address(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Player(server)
        assert ada.http.get("/api/about").json()["mail"] is False
        answer = ada.http.put("/api/me/email", json={"email": "ada@example.org"})
        assert (answer.status_code, answer.json()["error"]) == (409, "no-mail-here")


@pytest.mark.parametrize(
    "options",
    [
        ("--mail-server", "127.0.0.1:25", "--mail-from", "tables@example.org"),
        ("--mail-server", "127.0.0.1:25", "--public-url", "https://play.example"),
        ("--web-hook", "http://127.0.0.1:9/"),
    ],
)
def test_notifications_without_an_address_of_the_server_are_refused(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    command = [sys.executable, "-m", "elbowroom", "serve", "--port", str(free_port()), *options]
    try:
        code = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=15).returncode
    except subprocess.TimeoutExpired:
        code = 0  # it serves
    assert code == 2


def test_a_person_with_an_open_socket_gets_no_notification(tmp_path: Path) -> None:
    import asyncio

    hook = Hook()
    with open_for_business(hook), serving(tmp_path, web_hook=hook.url) as server:
        ada, bob, table = two(server)

        async def watch() -> None:
            async with ada.socket(table) as socket:
                await greet(socket)
                await asyncio.to_thread(ada.do, table, "start")
                while await asyncio.to_thread(lambda: ada.sight(table).get("actions")):
                    await asyncio.to_thread(ada.move, table)
                await asyncio.to_thread(wait_for, lambda: hook.posts)

        asyncio.run(watch())
        assert [post["seat"] for post in hook.posts] == [2]
        assert bob.move(table)["type"] == "ack"
