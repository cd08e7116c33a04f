"""`elbowroom serve`: tables for people and bots over HTTP and WebSocket."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from elbowroom.cli.databases import using
from elbowroom.cli.language import comma_list, say
from elbowroom.cli.mistakes import Trouble
from elbowroom.cli.shared_options import With

if TYPE_CHECKING:
    from elbowroom.server.operations.settings import Settings


def serve(
    *,
    database: str = "sqlite:///elbowroom.sqlite3",
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    origin: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    public_url: str = "",
    secure_cookies: bool = False,
    web_hook: str = "",
    mail_server: str = "",
    mail_from: str = "",
    with_: With = None,
    bot: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    bot_processes: int = 1,
    bot_seconds: float = 5.0,
    public_bot_seconds: float = 1.0,
    log_level: str = "info",
    open_browser: bool = False,
) -> int:
    """Serve until stopped."""
    from elbowroom.server.operations.settings import Settings

    settings = Settings(
        database=database,
        host=host,
        port=port,
        workers=workers,
        origins=origin,
        public_url=public_url,
        secure_cookies=secure_cookies,
        web_hook=web_hook,
        mail_server=mail_server,
        mail_from=mail_from,
        log_level=log_level,
        bot_processes=bot_processes,
        bot_seconds=bot_seconds,
        public_bot_seconds=public_bot_seconds,
    )
    return _start(settings, with_, bot, open_browser)


def _check(settings: Settings) -> None:
    """Refuse what cannot work, in a sentence."""
    from elbowroom.server.operations.logs import LEVELS

    if settings.workers > 1 and settings.database.startswith("sqlite:"):
        raise Trouble(say("serve-one-worker"))
    if min(settings.workers, settings.bot_processes) < 1 or not 0 <= settings.port < 65536:
        raise Trouble(say("serve-numbers"))
    if settings.log_level.lower() not in LEVELS:
        known = comma_list(LEVELS)
        raise Trouble(say("serve-log-level", level=settings.log_level, known=known))
    linked = settings.mail_server or settings.web_hook
    if (linked and not settings.public_url) or (settings.mail_server and not settings.mail_from):
        raise Trouble(say("serve-needs-public-url"))


def _start(
    settings: Settings, collections: list[Path] | None, bots: tuple[str, ...], open_browser: bool
) -> int:
    """Print the address of the page, open it if that is wanted, and serve."""
    settings = msgspec.structs.replace(
        settings, content=_content(collections), bots=_programs(bots), draw_ahead=True
    )
    _check(settings)
    _prepare(settings)
    server = f"http://{settings.host}:{settings.port}"
    address = settings.public_url or server
    print(say("serve-address", address=address), flush=True)
    if open_browser:
        _open_when_ready(server, address)
    return _serve(settings)


def _content(collections: list[Path] | None) -> str:
    """The home-made content of every table that brings none of its own."""
    from elbowroom.cli.home_made import read_files

    content = read_files(collections)
    return "" if content is None else content.text


def _programs(texts: tuple[str, ...]) -> dict[str, str]:
    """The programs that players may seat by name."""
    from elbowroom.bots.bot_names import read_commands
    from elbowroom.errors import NotParsable

    try:
        return read_commands(texts)
    except NotParsable as error:
        raise Trouble(str(error)) from error


def _open_when_ready(server: str, address: str) -> None:
    """Open the page in a browser as soon as the server answers."""
    import threading
    import time
    import urllib.error
    import urllib.request
    import webbrowser

    def wait() -> None:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{server}/api/ready", timeout=2).close()
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
            else:
                webbrowser.open(address)
                return

    threading.Thread(target=wait, daemon=True).start()


def run(settings: Settings) -> int:
    """Start the server with its settings, once its database can be used."""
    _prepare(settings)
    return _serve(settings)


def _prepare(settings: Settings) -> None:
    """Create or upgrade the database if need be; say in a sentence what keeps us from serving."""
    from elbowroom.server.storage.opening import prepare

    with using(settings.database):
        prepare(settings.database)
    _check_port(settings.host, settings.port)


def _serve(settings: Settings) -> int:
    import uvicorn

    from elbowroom.server.operations.descriptors import backlog_within
    from elbowroom.server.operations.settings import to_environment

    descriptors = _descriptors(settings.most_sockets)
    to_environment(settings)
    shared = _share_figures(settings.workers)
    try:
        uvicorn.run(
            "elbowroom.server.app:create_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            backlog=backlog_within(descriptors),
            http="elbowroom.server.http.protocols:GuardedHttp",
            ws="elbowroom.server.http.protocols:GuardedSocket",
            ws_max_size=settings.most_frame,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=10,
        )
    finally:
        if shared is not None:
            shutil.rmtree(shared, ignore_errors=True)
    return 0


def _descriptors(connections: int) -> int:
    """Get descriptors for so many connections; says so if there are fewer, and if too few, ends."""
    from elbowroom.server.operations import descriptors

    needed = descriptors.descriptors_for(connections)
    limit = descriptors.raise_limit(needed)
    if limit < descriptors.FEWEST:
        raise Trouble(say("serve-too-few-descriptors", limit=limit, fewest=descriptors.FEWEST))
    if limit < needed:
        room = descriptors.connections_within(limit)
        print(say("serve-few-descriptors", limit=limit, room=room, needed=needed), flush=True)
    return limit


def _check_port(host: str, port: int) -> None:
    """Say it in one line if somebody else listens there already."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(say("serve-port", host=host, port=port, reason=reason)) from error


def _share_figures(workers: int) -> Path | None:
    """Let several workers share their metrics through files."""
    if workers == 1:
        return None
    folder = Path(tempfile.mkdtemp(prefix="elbowroom-figures-"))
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    return folder
