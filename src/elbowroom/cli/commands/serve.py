"""`elbowroom serve`: tables for people and bots over HTTP and WebSocket."""

from __future__ import annotations

import os
import shutil
import socket
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from cyclopts import Parameter

from elbowroom.cli.announcing import announce_when_ready
from elbowroom.cli.databases import using
from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import Trouble, tell
from elbowroom.cli.shared_options import DATABASE, Database, With

if TYPE_CHECKING:
    from elbowroom.server.operations.settings import Settings


# The token of the operator must not be guessed.
_SHORTEST_TOKEN: Final = 16


def _option(name: str, variable: str | None = None) -> Parameter:
    """An option with its help text; *variable* of the environment may set it, too."""
    return Parameter(help=plain(f"help-option-{name}"), env_var=variable, negative=())


@dataclass(frozen=True)
class Options:
    """The settings of a server that an operator can choose; see docs/operations.md."""

    database: Database = DATABASE
    host: Annotated[str, _option("host")] = "127.0.0.1"
    port: Annotated[int, _option("port")] = 8000
    lan: Annotated[bool, _option("lan")] = False
    workers: Annotated[int, _option("workers")] = 1
    origin: Annotated[tuple[str, ...], _option("origin")] = ()
    public_url: Annotated[str, _option("public-url")] = ""
    secure_cookies: Annotated[bool, _option("secure-cookies")] = False
    web_hook: Annotated[str, _option("web-hook")] = ""
    mail_server: Annotated[str, _option("mail-server")] = ""
    mail_from: Annotated[str, _option("mail-from")] = ""
    operator_token: Annotated[str, _option("operator-token", "ELBOWROOM_OPERATOR_TOKEN")] = ""
    bot_processes: Annotated[int, _option("bot-processes")] = 1
    bot_seconds: Annotated[float, _option("bot-seconds")] = 5.0
    public_bot_seconds: Annotated[float, _option("public-bot-seconds")] = 1.0
    log_level: Annotated[str, _option("log-level")] = ""
    json_logs: Annotated[bool, _option("json-logs")] = False


def serve(
    *,
    options: Annotated[Options | None, Parameter(name="*")] = None,
    with_: With = None,
    bot: Annotated[tuple[str, ...], _option("bot")] = (),
    open_browser: Annotated[bool, _option("open-browser")] = False,
) -> int:
    """Serve until stopped."""
    return _start(_settings(options or Options()), with_, bot, open_browser)


def _settings(options: Options) -> Settings:
    from elbowroom.server.operations.local_network import EVERYWHERE
    from elbowroom.server.operations.settings import Settings

    chosen = asdict(options)
    chosen["origins"] = chosen.pop("origin")
    if options.lan:
        chosen["host"] = EVERYWHERE[0]
    # Whoever looks at a terminal wants to know what goes wrong, in lines that people can read.
    chosen["json_logs"] = options.json_logs or not sys.stderr.isatty()
    chosen["log_level"] = options.log_level or ("info" if chosen["json_logs"] else "warning")
    return Settings(**chosen)


def _check(settings: Settings) -> None:
    """Refuse what cannot work, in a sentence."""
    from elbowroom.server.operations.logs import LEVELS

    if settings.workers > 1 and settings.database.startswith("sqlite:"):
        raise Trouble(say("serve-one-worker"))
    if min(settings.workers, settings.bot_processes) < 1 or not 0 <= settings.port < 65536:
        raise Trouble(say("serve-numbers"))
    if settings.log_level.lower() not in LEVELS:
        raise Trouble(say("serve-log-level", level=settings.log_level, known=tuple(LEVELS)))
    if 0 < len(settings.operator_token) < _SHORTEST_TOKEN:
        raise Trouble(say("serve-short-token", fewest=_SHORTEST_TOKEN))
    linked = settings.mail_server or settings.web_hook
    if (linked and not settings.public_url) or (settings.mail_server and not settings.mail_from):
        raise Trouble(say("serve-needs-public-url"))


def _start(
    settings: Settings, collections: list[Path] | None, bots: tuple[str, ...], open_browser: bool
) -> int:
    """Serve; say so as soon as it is true, and open the page if that is asked for."""
    settings = msgspec.structs.replace(
        settings, content=_content(collections), bots=_programs(bots), draw_ahead=True
    )
    _check(settings)
    settings = _prepare(settings)
    announce_when_ready(settings, open_browser)
    code = _serve(settings)
    if sys.stdout.isatty():
        print(say("serve-stopped"))
    return code


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
        raise Trouble(tell(error)) from error


def run(settings: Settings) -> int:
    """Start the server with its settings, once its database can be used."""
    return _serve(_prepare(settings))


def _prepare(settings: Settings) -> Settings:
    """Create or upgrade the database if need be; say in a sentence what keeps us from serving.

    Returns the settings, with a free port if any will do.
    """
    from elbowroom.server.storage.opening import prepare

    with using(settings.database):
        prepare(settings.database)
    port = _free_port(settings.host, settings.port)
    return msgspec.structs.replace(settings, port=port)


def _serve(settings: Settings) -> int:
    import uvicorn

    from elbowroom.server.operations.descriptors import backlog_within
    from elbowroom.server.operations.settings import to_environment

    descriptors = _descriptors(settings.most_sockets)
    to_environment(settings)
    folders = _shared_folders(settings.workers)
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
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
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


def _free_port(host: str, port: int) -> int:
    """*port*, or any free one for 0; says it in one line if somebody else listens there already."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
            return int(probe.getsockname()[1])
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(say("serve-port", host=host, port=port, reason=reason)) from error


def _shared_folders(workers: int) -> list[Path]:
    """Where several workers share their metrics and find each other."""
    from elbowroom.server.http.siblings import make_folder

    if workers == 1:
        return []
    figures = Path(tempfile.mkdtemp(prefix="elbowroom-figures-"))
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(figures)
    return [figures, make_folder()]
