"""HTTP operations of the operator, who proves it with a token; without one there are none."""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from elbowroom import build_info
from elbowroom.server.http.callers import address_of
from elbowroom.server.http.requests import read
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import Services, services_of
from elbowroom.server.http.table_lists import table_list
from elbowroom.server.identity.accounts import account_key
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.live.table import Busy
from elbowroom.server.operations.logs import log
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.storage.gallery_queries import REMOVED
from elbowroom.server.wire import operator as wire
from elbowroom.server.wire.api import Health
from elbowroom.server.wire.messages import Line

HEADER: Final = "x-operator-token"
# Who speaks to all tables, and acts in the gallery.
_NAME: Final = "elbowroom"
_BEGUN: Final = time.monotonic()
_MOST_TABLES: Final = 50


def _services(request: Request) -> Services:
    """The services, for the operator alone."""
    services = services_of(request)
    if not services.settings.operator_token:
        raise HttpError(404, "not-found")
    if not services.limits.operator_guesses.take(address_of(request)):
        raise HttpError(429, "too-fast")
    token = request.headers.get(HEADER, "")
    if not secrets.compare_digest(token.encode(), services.settings.operator_token.encode()):
        raise HttpError(403, "not-the-operator")
    services.limits.operator_guesses.correct(address_of(request), -1)
    return services


async def overview(request: Request) -> Response:
    """The server in figures."""
    services = _services(request)
    store, hub = services.community, services.hub
    sockets = sum(len(table.listeners) for table in hub.tables.values())
    load = wire.Load(
        time.monotonic() - _BEGUN, os.getloadavg()[0], len(hub.tables), sockets, hub.thinks()
    )
    guests, accounts = await store.number_of_people()
    newest = await table_list(hub, await store.newest_games(_MOST_TABLES))
    gallery = [
        wire.ReportedEntry(
            entry.id, entry.name, entry.author, entry.status, entry.plays,
            [reason for _, reason in await store.reports(entry.id)] if reports else [],
        )
        for entry, reports in await store.entries_for_operator()
        if entry.status != REMOVED
    ]  # fmt: skip
    version, tables = build_info.version(), await store.number_of_games()
    return json_response(
        wire.Overview(version, load, tables, guests, accounts, newest.tables, gallery)
    )


async def act(request: Request) -> Response:
    """Remove a table, moderate the gallery, or delete an account."""
    services, body = _services(request), await read(request, wire.OperatorAction)
    if body.action == "remove-table":
        done = await services.hub.remove(body.target)
    elif body.action == "forget-person":
        done = await _forget(services, body.target)
    else:
        store = services.community
        done = await store.moderate(body.action, body.target, _NAME, body.reason)
    if not done:
        raise HttpError(404, "nothing-to-do")
    log("operator", action=body.action)
    return json_response(Health("ok"))


async def _forget(services: Services, name: str) -> bool:
    row = await services.store.account(account_key(clean_text(name, 40)))
    if row is None:
        return False
    await services.hub.forget(row.id)
    return True


async def speak(request: Request) -> Response:
    """Say something in the chat of every table where somebody is."""
    services, body = _services(request), await read(request, wire.OperatorMessage)
    text, reached = clean_text(body.text, 500), 0
    for table in [each for each in services.hub.tables.values() if each.listeners]:
        line = Line("chat", 0, text, name=_NAME)
        with suppress(Busy, StoreDown):
            await table.call(lambda table=table, line=line: table.write(line))  # type: ignore[misc]
            reached += 1
    return json_response(wire.MessageReach(reached))
