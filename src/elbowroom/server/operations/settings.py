"""The settings of a server; worker processes get them through the environment."""

from __future__ import annotations

import os
from typing import Final

import msgspec

VARIABLE: Final = "ELBOWROOM_SERVER"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an operator can choose."""

    database: str = "sqlite:///elbowroom.sqlite3"
    host: str = "127.0.0.1"
    port: int = 8000
    # For a local network only: the server answers to addresses and private names, no others.
    lan: bool = False
    workers: int = 1
    # Further origins whose pages may talk to us; the server's own is always allowed.
    origins: tuple[str, ...] = ()
    # The address by which people reach us, for links; if empty, as the request says.
    public_url: str = ""
    secure_cookies: bool = False
    # The largest body of a request and the largest message on a socket, in bytes. A new table may
    # bring 64 KiB of home-made content, which is longer as a string inside JSON.
    most_body: int = 160 * 1024
    most_frame: int = 16 * 1024
    # Limits of an address: requests, computing, connections, sockets, new tables and chat lines (as
    # anybody can be many guests). Of a socket: messages. Of a person: chat lines and hints. "At
    # once" is the size of a burst.
    requests_per_second: float = 50.0
    requests_at_once: int = 200
    # Seconds of computing that an address may ask for, each second and at once.
    work_per_second: float = 0.25
    work_at_once: float = 5.0
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    chats_per_minute: float = 20.0
    address_chats_per_minute: float = 60.0
    sockets_per_address: int = 100
    most_sockets: int = 10_000
    # Open connections of an address that is not a trusted proxy, sockets among them.
    connections_per_address: int = 200
    # Seconds that a client has to send the head of a request, its body, and to read what we send.
    seconds_for_head: float = 10.0
    seconds_for_body: float = 20.0
    seconds_unread: float = 30.0
    tables_per_minute: float = 30.0
    hints_per_minute: float = 20.0
    # Of an account: collections in the gallery, and how many it may publish in an hour. Of an
    # address: reports in an hour, and seconds of measuring.
    gallery_per_account: int = 100
    publications_per_hour: float = 10.0
    reports_per_hour: float = 20.0
    measuring_per_second: float = 0.1
    measuring_at_once: float = 300.0
    # People of one process for whom something is measured at a time.
    measurements_at_once: int = 4
    bot_processes: int = 1
    # Seconds that a bot takes at least for a move, so that people can follow, and at most.
    bot_pause: float = 0.4
    bot_patience: float = 20.0
    # The most that may be asked for with champion@2s (seconds) and champion@100000n (nodes).
    bot_seconds: float = 5.0
    bot_nodes: int = 500_000
    # The same at public tables, where strangers wait for each other.
    public_bot_seconds: float = 1.0
    public_bot_nodes: int = 100_000
    # Home-made races and powers of every table that brings none of its own, as JSON.
    content: str = ""
    # Command lines of further bots that people may seat, by name.
    bots: dict[str, str] = {}
    # Seconds after which the tables of a dead process are free for another, which looks for free
    # ones four times as often; clocks may differ by a second, and five in all are promised.
    lease_seconds: float = 3.0
    # Seconds after which a database that does not answer counts as down.
    store_seconds: float = 10.0
    # Seconds after which an unused table leaves the memory.
    idle_seconds: float = 600.0
    web_hook: str = ""
    mail_server: str = ""
    mail_from: str = ""
    # With this token the operator opens /operator; there is no such page if it is empty.
    operator_token: str = ""
    log_level: str = "info"
    # Whether logs are JSON, or lines for people at a terminal.
    json_logs: bool = True
    # The folder of the web page; if empty, the one that comes with the package.
    web: str = ""
    # Whether all boards are drawn at the start, so that nobody waits for the first.
    draw_ahead: bool = False


def to_environment(settings: Settings) -> None:
    """Put *settings* where worker processes find them."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that ``to_environment`` has put there, or the defaults."""
    text = os.environ.get(VARIABLE, "")
    return msgspec.json.decode(text, type=Settings) if text else Settings()
