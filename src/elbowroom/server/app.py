"""The application: its routes and middleware, and what lives as long as the process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from elbowroom import build_info
from elbowroom.server.http.gate import Gate
from elbowroom.server.http.guard import Guard
from elbowroom.server.http.lifespan import OrderlyEnd
from elbowroom.server.http.maps import draw_all
from elbowroom.server.http.openapi import document
from elbowroom.server.http.page import WEB, CompressApi, PageRoute, read_bundle
from elbowroom.server.http.protocols import GATE, SETTINGS, SIBLINGS
from elbowroom.server.http.responses import HttpError, error_response, json_response
from elbowroom.server.http.routes import OPERATIONS, api_routes
from elbowroom.server.http.services import Services
from elbowroom.server.http.siblings import siblings_of
from elbowroom.server.identity.accounts import Passwords
from elbowroom.server.identity.fair_queue import QueueFull
from elbowroom.server.identity.rate_limits import RateLimits
from elbowroom.server.live.broken_games import BrokenGame
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.table import Busy
from elbowroom.server.operations import logs
from elbowroom.server.operations.collector import calm_collector, collect_now_and_then
from elbowroom.server.operations.descriptors import connections_within, descriptor_limit
from elbowroom.server.operations.notifications import mail_of, notifiers
from elbowroom.server.operations.settings import Settings, from_environment
from elbowroom.server.storage import open_store
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.storage.cleaning import drop_old
from elbowroom.server.thinking.drawing import DrawingProcess
from elbowroom.server.thinking.measuring_process import Measuring


async def _show_document(request: Request) -> Response:
    return json_response(request.app.state.document)


def _routes(folder: Path) -> list[BaseRoute]:
    routes = [*api_routes(), Route("/openapi.json", _show_document)]
    bundle = read_bundle(folder)
    if bundle:
        routes.append(PageRoute(bundle))
    return routes


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
    services: Services = app.state.services
    settings, store, hub = services.settings, services.community, services.hub
    await store.open(hub.line_announced)
    work = [hub.keep_leases(), hub.results.keep(), drop_old(store)]
    tasks = [asyncio.create_task(each) for each in work]
    if settings.draw_ahead:
        tasks.append(asyncio.create_task(draw_all()))
    calm_collector()
    tasks.append(asyncio.create_task(collect_now_and_then()))
    siblings = siblings_of(settings.workers)
    logs.log("ready", workers=settings.workers)
    try:
        yield {GATE: services.gate, SETTINGS: settings, SIBLINGS: siblings}
    finally:
        if siblings is not None:
            siblings.close()
        for task in tasks:
            task.cancel()
        services.drawing.close()
        services.measuring.close()
        try:
            await hub.close()
        except StoreDown as error:
            # The leases were not given back; they end by themselves.
            logs.log("close-failed", logging.WARNING, reason=error.reason)
        finally:
            await store.close()


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HttpError)
    return error_response(error)


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    keys = {404: "not-found", 405: "not-allowed"}
    response = error_response(HttpError(error.status_code, keys.get(error.status_code, "refused")))
    response.headers.update(error.headers or {})
    return response


async def _store_down(request: Request, error: Exception) -> Response:
    return error_response(HttpError(503, "store-down"))


async def _busy(request: Request, error: Exception) -> Response:
    return error_response(HttpError(503, "busy"))


async def _broken_game(request: Request, error: Exception) -> Response:
    return error_response(HttpError(503, "broken-game"))


async def _bug(request: Request, error: Exception) -> Response:
    logs.LOGGER.log(logging.ERROR, "bug", exc_info=error)
    return error_response(HttpError(500, "bug"))


def api_document() -> dict[str, Any]:
    """The OpenAPI document, from which the types of clients are made."""
    return document(OPERATIONS, build_info.version())


def create_app(settings: Settings | None = None) -> Starlette:
    """The application for *settings*; worker processes find theirs in the environment."""
    settings = settings or from_environment()
    logs.set_up(settings.log_level, json=settings.json_logs)
    app = Starlette(
        routes=_routes(Path(settings.web) if settings.web else WEB),
        middleware=[Middleware(OrderlyEnd), Middleware(Guard), Middleware(CompressApi)],
        lifespan=_lifespan,
        exception_handlers={
            HttpError: _refused,
            HTTPException: _no_route,
            StoreDown: _store_down,
            Busy: _busy,
            QueueFull: _busy,
            BrokenGame: _broken_game,
            500: _bug,
        },
    )
    store = open_store(settings.database, settings.store_seconds)
    hub = Hub(settings, store, notifiers(settings))
    app.state.document = api_document()
    gate = Gate(connections_within(descriptor_limit()), settings.connections_per_address)
    limits = RateLimits(settings)
    measuring = Measuring(store, hub.thinks, limits.measuring, settings.measurements_at_once)
    app.state.services = Services(
        settings, store, hub, Passwords(), limits, gate, mail_of(settings),
        DrawingProcess(), store, store, measuring,
    )  # fmt: skip
    return app
