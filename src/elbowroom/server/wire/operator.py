"""What the operator of a server sees and does."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from elbowroom.server.wire.api import ListedTable
from elbowroom.server.wire.setup import Incoming, Words

Target = Annotated[str, Meta(min_length=1, max_length=60)]


class Load(Struct):
    """How busy this process is; *load* is that of the machine over the last minute."""

    seconds: float
    load: float
    tables: int
    sockets: int
    thinking: bool


class ReportedEntry(Struct):
    """A published collection, and how often it was reported, with the reasons."""

    id: str
    name: str
    author: str
    status: str
    plays: int
    reports: list[str]


class Overview(Struct):
    """The server in figures: tables by status, people, the newest tables, the gallery."""

    version: str
    load: Load
    tables: dict[str, int]
    guests: int
    accounts: int
    newest: list[ListedTable]
    gallery: list[ReportedEntry]


class OperatorAction(Incoming):
    """Something that the operator does to a table, a collection or an account."""

    action: Annotated[str, Meta(pattern=r"^(remove-table|hide|show|remove|forget-person)$")]
    target: Target
    reason: Annotated[str, Meta(max_length=200)] = ""


class OperatorMessage(Incoming):
    """A message to everybody at a table."""

    text: Words


class MessageReach(Struct):
    """At how many tables a message can be read."""

    tables: int
