"""`elbowroom serve`: tables for people and bots over HTTP and WebSocket."""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from cyclopts import Parameter

from elbowroom.cli import serving
from elbowroom.cli.announcing import announce_when_ready
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
    settings = serving.prepare(settings)
    announce_when_ready(settings, open_browser)
    code = serving.serve(settings)
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
