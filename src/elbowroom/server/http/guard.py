"""What every request passes before it is read: speed, origin, size and type."""

from __future__ import annotations

import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elbowroom.server.http.context import (
    HttpError,
    address_of,
    allowed_origin,
    refused,
    services_of,
)
from elbowroom.server.operations.logs import log
from elbowroom.server.operations.metrics import REQUESTS

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_FREE: Final = ("/api/health", "/api/ready", "/metrics")
_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table is its key
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:;"
        " style-src 'self' 'unsafe-inline'; connect-src 'self'; worker-src 'self';"
        " object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
}


class TooLarge(Exception):
    """A body that is longer than allowed."""


class Guard:
    """Stands before all HTTP routes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let good requests through and note what became of them."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        started = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _dress(message, scope["path"])
            await send(message)

        try:
            await self._pass(request, scope, receive, noting)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            REQUESTS.labels(route, str(status)).inc()
            log("request", route=route, method=scope["method"], status=status,
                ms=round(1000 * (time.perf_counter() - started), 1))  # fmt: skip

    async def _pass(self, request: Request, scope: Scope, receive: Receive, send: Send) -> None:
        most = services_of(request).settings.most_body
        try:
            _check(request, most)
            await self.app(scope, _counted(receive, most), send)
        except HttpError as problem:
            await refused(problem)(scope, receive, send)
        except TooLarge:
            response: Response = refused(HttpError(413, "too-large"))
            await response(scope, receive, send)


def _check(request: Request, most: int) -> None:
    services = services_of(request)
    if request.url.path not in _FREE and not services.limits.requests.take(address_of(request)):
        raise HttpError(429, "too-fast")
    if request.method in _SAFE:
        return
    if not allowed_origin(request, services.settings):
        raise HttpError(403, "foreign-origin")
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length) > most:
        raise HttpError(413, "too-large")
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = length != "0" or "transfer-encoding" in request.headers
    # Forms of other sites cannot send this type without asking first.
    if has_body and kind != "application/json":
        raise HttpError(415, "not-json")


def _counted(receive: Receive, most: int) -> Receive:
    got = 0

    async def counted() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise TooLarge
        return message

    return counted


def _dress(message: Message, path: str) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api"):
        headers.setdefault("cache-control", "no-store")
