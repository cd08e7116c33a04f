"""Entry point of the command line: dispatches commands and reports their errors.

Heavy modules are imported by the command that needs them, so that help appears at once.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from elbowroom.cli.language import plain

if TYPE_CHECKING:
    from cyclopts import App

# Every command, and the function or the app behind it.
COMMANDS: Final = {
    "play": "elbowroom.cli.commands.play:play",
    "check": "elbowroom.cli.commands.check:check",
    "check-collection": "elbowroom.cli.commands.check_collection:check_collection",
    "card": "elbowroom.cli.commands.card:card",
    "replay": "elbowroom.cli.commands.replay:replay",
    "sim": "elbowroom.cli.commands.sim:sim",
    "arena": "elbowroom.cli.commands.arena:arena",
    "balance": "elbowroom.cli.commands.balance:balance",
    "measure": "elbowroom.cli.commands.measure:measure",
    "train": "elbowroom.cli.commands.train:train",
    "analyse": "elbowroom.cli.commands.analyse:analyse",
    "map": "elbowroom.cli.commands.map:app",
    "position": "elbowroom.cli.commands.position:position",
    "bench": "elbowroom.cli.commands.bench:bench",
    "bot": "elbowroom.cli.commands.bot:bot",
    "bot-check": "elbowroom.cli.commands.bot_check:bot_check",
    "serve": "elbowroom.cli.commands.serve:serve",
    "db": "elbowroom.cli.commands.db:app",
    "people": "elbowroom.cli.commands.people:app",
    "gallery": "elbowroom.cli.commands.gallery:app",
}
HELP: Final = ("--help", "-h", "help")
VERSION: Final = ("--version", "-V")
SHOW_TRACEBACK: Final = "ELBOWROOM_TRACEBACK"

_BUG = 70
_INTERRUPTED = 130
_BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show must not end the program.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed it; avoid a second error when Python exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE


def _run(words: list[str]) -> int:
    if not words or words[0] in HELP:
        print(overview())
        return 0
    if words[0] in VERSION:
        print(version())
        return 0
    return _command(words)


def overview() -> str:
    """What `elbowroom --help` prints."""
    width = max(len(name) for name in COMMANDS)
    lines = [plain("app-about"), "", plain("app-usage"), "", plain("app-commands")]
    lines += [f"  {name:{width}}  {plain(f'help-{name}')}" for name in COMMANDS]
    lines += ["", plain("app-options")]
    lines += [f"  {'--help':{width + 3}}  {plain('help-help')}"]
    lines += [f"  {'--version':{width + 3}}  {plain('help-version')}"]
    return "\n".join([*lines, "", plain("app-more"), plain("app-disclaimer")])


def version() -> str:
    """What `elbowroom --version` prints."""
    from elbowroom import build_info
    from elbowroom.cli.language import say
    from elbowroom.rules.state import RULES

    built = "app-compiled" if build_info.compiled() else "app-plain"
    return say("app-version", version=build_info.version(), rules=RULES, built=say(built))


def _command(words: list[str]) -> int:
    """Let cyclopts run the command; every error becomes one line."""
    from cyclopts import CycloptsError

    from elbowroom.cli.mistakes import MALFORMED, Trouble, tell
    from elbowroom.errors import ElbowroomError

    try:
        result = program()(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        from elbowroom.cli.help_pages import mistake

        return _report_error(mistake(error), MALFORMED)
    except (Trouble, ElbowroomError) as error:
        return _report_error(tell(error), MALFORMED)
    except (KeyboardInterrupt, BrokenPipeError):
        raise
    except Exception as error:
        return _report_bug(error)
    return result if isinstance(result, int) else 0


def program() -> App:
    """All commands, as cyclopts knows them."""
    from cyclopts import App

    from elbowroom.cli.help_pages import HelpPages

    app = App(
        name="elbowroom",
        help_formatter=HelpPages(),
        help=plain("app-about"),
        help_flags=("--help", "-h"),
        version_flags=(),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name, path in COMMANDS.items():
        app.command(path, name=name, help=plain(f"help-{name}"))
    return app


def _report_error(reason: str, code: int) -> int:
    from elbowroom.cli.language import say
    from elbowroom.cli.mistakes import one_line

    print(say("error-prefix", reason=one_line(reason)), file=sys.stderr)
    return code


def _report_bug(error: Exception) -> int:
    """Report a bug of the program in one line; an environment variable shows the traceback."""
    if os.environ.get(SHOW_TRACEBACK):
        raise error
    from elbowroom.cli.language import say

    name = f"{type(error).__name__}: {error}"
    return _report_error(say("error-bug", error=name, variable=SHOW_TRACEBACK), _BUG)


if __name__ == "__main__":
    sys.exit(main())
