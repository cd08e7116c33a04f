"""The application: routes, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from elbowroom import build_info
from elbowroom.server.http import routes as api
from elbowroom.server.http import server_handlers as handlers
from elbowroom.server.http import table_handlers
from elbowroom.server.http.content import Content
from elbowroom.server.http.context import Desk, Problem, json, refused
from elbowroom.server.http.guard import Guard
from elbowroom.server.http.maps import MapInfo, draw_ahead, show_map
from elbowroom.server.http.openapi import document
from elbowroom.server.http.page import WEB, PageRoute, Squeeze, read_bundle
from elbowroom.server.http.routes import Operation
from elbowroom.server.identity.accounts import Passwords
from elbowroom.server.identity.rate_limits import Buckets
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.socket_session import socket
from elbowroom.server.live.table_view import Sight, TableInfo
from elbowroom.server.operations import logs
from elbowroom.server.operations.notifications import notifiers
from elbowroom.server.operations.settings import Settings, from_environment
from elbowroom.server.storage import open_store
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.thinking.study import Chances, Summary
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.setup import Branch, NewTable

_TABLE: Final = "/api/tables/{table}"
_AFTER: Final[dict[str, dict[str, object]]] = {
    "after": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
}
_MOST: Final[dict[str, dict[str, object]]] = {
    "most": {"type": "integer", "minimum": 1, "maximum": table_handlers.MOST_SIGHTS, "default": 50}
}

OPERATIONS: Final = (
    Operation("GET", "/api/about", "about", handlers.about, api.About),
    Operation("GET", "/api/content", "content", handlers.show_content, Content),
    Operation("GET", "/api/maps/{map}", "showMap", show_map, MapInfo, errors=(404,)),
    Operation("GET", "/api/health", "health", handlers.health, api.Health),
    Operation("GET", "/api/ready", "ready", handlers.ready, api.Health),
    Operation("GET", "/metrics", "metrics", handlers.metrics, str, media="text/plain"),
    Operation("POST", "/api/people", "becomeGuest", handlers.become_guest, api.Me, api.Naming, 201),
    Operation("GET", "/api/me", "me", handlers.me, api.Me, needs_token=True),
    Operation("PUT", "/api/me", "rename", handlers.rename, api.Me, api.Naming, needs_token=True),
    Operation("GET", "/api/me/tables", "myTables", handlers.my_tables, api.Listing,
              needs_token=True),
    Operation("POST", "/api/accounts", "claim", handlers.claim, api.Me, api.Credentials, 201,
              errors=(409,)),
    Operation("POST", "/api/sessions", "logIn", handlers.log_in, api.Me, api.Credentials, 201),
    Operation("DELETE", "/api/sessions", "logOut", handlers.log_out, api.Health, needs_token=True),
    Operation("GET", "/api/tables", "lobby", table_handlers.lobby, api.Listing),
    Operation("POST", "/api/tables", "newTable", table_handlers.new_table, TableInfo, NewTable,
              201, errors=(409,)),
    Operation("GET", _TABLE, "showTable", table_handlers.show_table, TableInfo, errors=(404, 409)),
    Operation("GET", f"{_TABLE}/sight", "showSight", table_handlers.show_sight, Sight,
              errors=(404, 409)),
    Operation("GET", f"{_TABLE}/lines", "showLines", table_handlers.show_lines, api.LineList,
              errors=(404, 409), query=_AFTER),
    Operation("POST", f"{_TABLE}/branch", "branch", table_handlers.branch, TableInfo, Branch, 201,
              errors=(404, 409)),
    Operation("GET", f"{_TABLE}/sights", "showSights", table_handlers.show_sights, api.SightList,
              errors=(404, 409), query={**_AFTER, **_MOST}),
    Operation("GET", f"{_TABLE}/record", "showRecord", table_handlers.show_record, str,
              media="text/plain", errors=(404, 409)),
    Operation("GET", f"{_TABLE}/summary", "showSummary", table_handlers.show_summary, Summary,
              errors=(404, 409)),
    Operation("GET", f"{_TABLE}/chances", "showChances", table_handlers.show_chances, Chances,
              errors=(404, 409)),
    Operation("POST", f"{_TABLE}/hint", "hint", table_handlers.hint, wire.Advised, api.Asking,
              errors=(404, 409)),
    Operation("GET", f"{_TABLE}/qr", "showCode", table_handlers.show_code, str,
              media="image/svg+xml", errors=(404, 409)),
    Operation("POST", f"{_TABLE}/commands", "command", table_handlers.command, wire.Ack,
              wire.Command, errors=(404, 409)),
)  # fmt: skip


async def _openapi(request: Request) -> Response:
    return json(request.app.state.document)


def _routes(folder: Path) -> list[BaseRoute]:
    paths: dict[str, dict[str, Operation]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method] = each
    found: list[BaseRoute] = [_route(path, methods) for path, methods in paths.items()]
    found.append(Route("/openapi.json", _openapi))
    found.append(WebSocketRoute(f"{_TABLE}/socket", socket))
    bundle = read_bundle(folder)
    if bundle:
        found.append(PageRoute(bundle))
    return found


def _route(path: str, methods: dict[str, Operation]) -> Route:
    """One route for a path with all its methods, so that a refusal can name them."""

    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await methods[method].handler(request)

    return Route(path, serve, methods=list(methods))


@asynccontextmanager
async def _life(app: Starlette) -> AsyncIterator[None]:
    desk: Desk = app.state.desk
    await desk.store.open(desk.hub.heard)
    if not await desk.store.ready():
        raise RuntimeError("the database is not up to date: run `elbowroom db upgrade`")
    tasks = [asyncio.create_task(desk.hub.keep_leases())]
    if desk.settings.draw_ahead:
        tasks.append(asyncio.create_task(draw_ahead()))
    logs.log("ready", workers=desk.settings.workers)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await desk.hub.close()
        await desk.store.close()


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return refused(error)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    keys = {404: "not-found", 405: "not-allowed"}
    response = refused(Problem(error.status_code, keys.get(error.status_code, "refused")))
    response.headers.update(error.headers or {})
    return response


async def _down(request: Request, error: Exception) -> Response:
    return refused(Problem(503, "store-down"))


async def _bug(request: Request, error: Exception) -> Response:
    logs.LOGGER.log(logging.ERROR, "bug", exc_info=error)
    return refused(Problem(500, "bug"))


def api_document() -> dict[str, Any]:
    """The OpenAPI document, from which the types of clients are made."""
    return document(OPERATIONS, build_info.version())


def create_app(settings: Settings | None = None) -> Starlette:
    """The application for *settings*; worker processes find theirs in the environment."""
    settings = settings or from_environment()
    logs.set_up(settings.log_level)
    app = Starlette(
        routes=_routes(Path(settings.web) if settings.web else WEB),
        middleware=[Middleware(Guard), Middleware(Squeeze)],
        lifespan=_life,
        exception_handlers={Problem: _problem, HTTPException: _http, StoreDown: _down, 500: _bug},
    )
    store = open_store(settings.database)
    app.state.document = api_document()
    app.state.desk = Desk(
        settings,
        store,
        Hub(settings, store, notifiers(settings)),
        Passwords(),
        Buckets(settings.requests_per_second, settings.requests_at_once),
        Buckets(settings.chats_per_minute / 60, settings.chats_per_minute / 2),
        Buckets(0.2, 10),
        Buckets(settings.tables_per_minute / 60, settings.tables_per_minute),
        Buckets(settings.hints_per_minute / 60, settings.hints_per_minute / 2),
    )
    return app
