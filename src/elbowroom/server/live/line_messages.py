"""Lines of a table's log as messages: who sat down, who left, what was said.

A move is told by its events instead, see ``play.telling``.
"""

from __future__ import annotations

from typing import Final

from elbowroom.bots.bot_names import level_name
from elbowroom.server.wire.messages import Line
from elbowroom.words.message import Argument, Message, Seat, Text

# The arguments of the sentence for each kind of line.
_ARGUMENTS: Final = {
    "sat": "name",
    "left": "name",
    "bot": "seat level",
    "opened": "seat",
    "started": "",
    "undo": "seat amount",
    "proposed": "seat",
    "agreed": "seat",
    "refused": "seat",
    "rewound": "",
    "handed": "seat level",
    "flag": "seat",
    "back": "seat",
    "returned": "seat",
    "resumed": "",
    "chat": "name text",
    "muted": "amount",
    "closed": "seat",
    "rematch": "",
}


def line_message(line: Line) -> Message:
    """The sentence for *line*, which is no move."""
    if line.kind == "left" and line.level:
        return Message("line-left-bot", {"name": _name(line), "seat": Seat(line.seat)})
    args = {name: _argument(line, name) for name in _ARGUMENTS[line.kind].split()}
    return Message(f"line-{line.kind}", args)


def _argument(line: Line, name: str) -> Argument:
    if name == "seat":
        return Seat(line.seat)
    if name == "name":
        return _name(line)
    if name == "level":
        return level_name(line.level)
    return Text(line.text) if name == "text" else line.amount


def _name(line: Line) -> Argument:
    """Who it was, as they were called then; spectators without a name are somebody."""
    if line.name:
        return Text(line.name)
    return Seat(line.seat) if line.seat else Message("seat-onlooker")
