"""What an operator may choose, in one place; workers get it through the environment."""

from __future__ import annotations

import os
from typing import Final

import msgspec

VARIABLE: Final = "ELBOWROOM_SERVER"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is not decided at a table."""

    database: str = "sqlite:///elbowroom.sqlite3"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    # Further origins that may open sockets and send forms; the server's own is always allowed.
    origins: tuple[str, ...] = ()
    # How people reach us from outside, for links; empty: as the request says.
    public_url: str = ""
    secure_cookies: bool = False
    most_body: int = 64 * 1024
    most_frame: int = 16 * 1024
    requests_per_second: float = 50.0
    requests_at_once: int = 200
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    chats_per_minute: float = 20.0
    sockets_per_address: int = 100
    most_sockets: int = 10_000
    tables_per_minute: float = 30.0
    hints_per_minute: float = 20.0
    bot_processes: int = 1
    bot_pause: float = 0.4
    bot_patience: float = 20.0
    # What a bot may be given to think with at most, as in champion@2s and champion@100000n.
    bot_seconds: float = 5.0
    bot_nodes: int = 500_000
    # Programs that the operator lends to players, by name; the commands are the operator's.
    bots: dict[str, str] = {}
    lease_seconds: float = 5.0
    idle_seconds: float = 600.0
    web_hook: str = ""
    mail_server: str = ""
    mail_from: str = ""
    log_level: str = "info"
    # The folder of the web page; empty: the one that comes with the package.
    web: str = ""
    # Draw all boards when the server starts, so that nobody has to wait for the first.
    draw_ahead: bool = False


def to_environment(settings: Settings) -> None:
    """Leave *settings* where worker processes find them."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that the command line left, or the defaults."""
    text = os.environ.get(VARIABLE, "")
    return msgspec.json.decode(text, type=Settings) if text else Settings()
