"""`elbowroom gallery`: what people have published, and what the operator can do about it.

The server may keep running: what is hidden or removed is gone from its gallery at once.
"""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from elbowroom.cli.databases import using
from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import Trouble
from elbowroom.cli.shared_options import DATABASE, Database

if TYPE_CHECKING:
    from elbowroom.server.storage.community import CommunityStore
    from elbowroom.server.storage.gallery import ListedEntry

T = TypeVar("T")
app = App(name="gallery", help=plain("help-gallery"))

_HEADS = ("entry", "name", "author", "status", "plays", "reports")
Entry = Annotated[str, Parameter(help=plain("help-gallery-entry"))]
Reason = Annotated[str, Parameter(help=plain("help-gallery-reason"))]


@app.command(name="list", help=plain("help-gallery-list"))
def list_entries(*, database: Database = DATABASE) -> int:
    """List all entries, the most reported first."""
    entries = ask_store(database, lambda store: store.entries_for_operator())
    if not entries:
        print(say("gallery-nothing"))
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in _HEADS:
        table.add_column(say(f"gallery-{head}"))
    for entry, reports in entries:
        table.add_row(*_cells(entry), str(reports))
    Console(highlight=False, markup=False).print(table)
    return 0


def _cells(entry: ListedEntry) -> list[str]:
    return [entry.id, entry.name, entry.author, entry.status, str(entry.plays)]


@app.command(help=plain("help-gallery-reports"))
def reports(entry: Entry, *, database: Database = DATABASE) -> int:
    """Show why an entry was reported."""
    for at, reason in ask_store(database, lambda store: store.reports(entry)):
        print(say("gallery-report", at=_time(at), reason=reason))
    return 0


@app.command(help=plain("help-gallery-hide"))
def hide(entry: Entry, *, reason: Reason = "", database: Database = DATABASE) -> int:
    """Hide an entry; ``show`` brings it back."""
    return _moderate("hide", entry, reason, database)


@app.command(help=plain("help-gallery-show"))
def show(entry: Entry, *, reason: Reason = "", database: Database = DATABASE) -> int:
    """Show an entry that was hidden."""
    return _moderate("show", entry, reason, database)


@app.command(help=plain("help-gallery-remove"))
def remove(entry: Entry, *, reason: Reason = "", database: Database = DATABASE) -> int:
    """Remove an entry for good; the same collection cannot be published again."""
    return _moderate("remove", entry, reason, database)


@app.command(help=plain("help-gallery-audit"))
def audit(*, database: Database = DATABASE) -> int:
    """Show who has hidden, shown and removed what, and why."""
    for line in ask_store(database, lambda store: store.audit()):
        facts = {"operator": line.operator, "action": line.action, "entry": line.entry}
        print(say("gallery-audit-line", at=_time(line.at), reason=line.reason, **facts))
    return 0


def _moderate(action: str, entry: str, reason: str, database: str) -> int:
    operator = getpass.getuser()
    if not ask_store(database, lambda store: store.moderate(action, entry, operator, reason)):
        raise Trouble(say("gallery-no-entry", entry=entry))
    print(say("gallery-done", action=action, entry=entry))
    return 0


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S")


def ask_store(database: str, question: Callable[[CommunityStore], Awaitable[T]]) -> T:
    """Ask or change something in a database that a server may be using."""
    from elbowroom.server.storage import open_store
    from elbowroom.server.storage.opening import check_existing

    async def ask() -> T:
        store = open_store(database)
        store.start_beside_server()
        try:
            return await question(store)
        finally:
            await asyncio.to_thread(store.batch.stop)

    with using(database):
        check_existing(database)
        return asyncio.run(ask())
