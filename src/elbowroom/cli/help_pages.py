"""Help pages and mistakes of the command line in the reader's language, which cyclopts lacks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.text import Text

from elbowroom.cli.language import say

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

# The headings of cyclopts, and our messages for them.
_HEADINGS: Final = {
    "Arguments": "help-heading-arguments",
    "Parameters": "help-heading-options",
    "Commands": "help-heading-commands",
}
# Defaults that only say that an option is not there, as cyclopts writes them.
_NOTHING: Final = ("", '""', "()", "False")


class HelpPages(DefaultFormatter):
    """Formats help pages as cyclopts does, with our own words around the help texts."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one panel of a help page."""
        panel = panel.copy(
            title=say(_HEADINGS[str(panel.title)])
            if str(panel.title) in _HEADINGS
            else panel.title,
            entries=[_translated(entry) for entry in panel.entries],
        )
        super().__call__(console, options, panel)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Print the line that shows how the command is written."""
        if usage:
            text = say("help-usage", text=_usage(str(usage).strip()))
            console.print(Text(f"{text}\n", style="bold"))


def _usage(text: str) -> str:
    """How a command is written, with our words for the placeholders of cyclopts."""
    for name, key in (("OPTIONS", "help-heading-options"), ("ARGS", "help-heading-arguments")):
        text = text.replace(f"[{name}", f"[{say(key).upper()}")
    # Of a command that has commands; after options it is the name of an argument.
    return re.sub(r"(?<=\w) COMMAND$", f" {say('help-usage-command')}", text)


def _translated(entry: HelpEntry) -> HelpEntry:
    """*entry* with its default, its variable and whether it is required in our words."""
    default = "" if entry.default is None else str(entry.default)
    notes = [] if default in _NOTHING else [say("help-default", value=default)]
    notes += [say("help-env-var", name=name) for name in entry.env_var or ()]
    notes += [say("help-required")] if entry.required else []
    description = entry.description
    for note in notes:
        description.append(Text(f"[{note}]", style="dim"))
    return entry.copy(default=None, required=False, env_var=None, description=description)


def mistake(error: CycloptsError) -> str:
    """What is wrong with a command, in one sentence."""
    match error:
        case UnknownCommandError(unused_tokens=[command, *_]):
            return say("error-unknown-command", text=command)
        case UnknownOptionError(token=token):
            return say("error-unknown-argument", text=token.keyword or token.value)
        case RepeatArgumentError(token=token):
            return say("mistake-twice", text=token.keyword or token.value)
        case MissingArgumentError(argument=argument) if argument is not None:
            return say("error-missing-argument", option=error.keyword or argument.name)
        case CoercionError(token=token) if token is not None and token.keyword:
            return say("error-argument-value", text=token.value, option=token.keyword)
        case UnusedCliTokensError(unused_tokens=[text, *_]):
            return say("error-unused-argument", text=text)
    error.verbose = False
    return str(error)
