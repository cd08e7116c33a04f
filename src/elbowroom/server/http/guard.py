"""Middleware that every HTTP request passes first: rate, origin, size and type are checked."""

from __future__ import annotations

import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elbowroom.server.http.callers import address_of, allowed_host, allowed_origin, well_formed_head
from elbowroom.server.http.responses import HttpError, error_response
from elbowroom.server.http.services import services_of
from elbowroom.server.operations.logs import log
from elbowroom.server.operations.metrics import REQUESTS

# In logs: the client left before it was answered.
_GONE: Final = 499
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_UNLIMITED_PATHS: Final = ("/api/health", "/api/ready", "/metrics")
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

# Files with a hash in their names are no documents: nothing else applies to them, and there are a
# hundred of them on the way to a table.
_FILES: Final = "/assets/"
_FILE_HEADERS: Final = ("x-content-type-options",)


class TooLarge(Exception):
    """A body is longer than allowed."""


class Guard:
    """Refuses bad requests, adds security headers to all answers, and logs them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope["path"])
            await send(message)

        try:
            await self._serve(Request(scope), receive, send_with_headers)
        except ClientDisconnect:
            status = _GONE
        finally:
            route = getattr(scope.get("route"), "path", "other")
            REQUESTS.labels(route, str(status)).inc()
            milliseconds = round(1000 * (time.perf_counter() - start), 1)
            log("request", route=route, method=scope["method"], status=status, ms=milliseconds)

    async def _serve(self, request: Request, receive: Receive, send: Send) -> None:
        most = services_of(request).settings.most_body
        try:
            _check(request, most)
            await self.app(request.scope, _limited(receive, most), send)
        except HttpError as error:
            await error_response(error)(request.scope, receive, send)
        except TooLarge:
            await error_response(HttpError(413, "too-large"))(request.scope, receive, send)


def _check(request: Request, most: int) -> None:
    services = services_of(request)
    limited = request.scope["path"] not in _UNLIMITED_PATHS
    if limited and not services.limits.requests.take(address_of(request)):
        raise HttpError(429, "too-fast")
    if not well_formed_head(request):
        raise HttpError(400, "malformed")
    if not allowed_host(request, services.settings):
        raise HttpError(403, "foreign-origin")
    if request.method in _SAFE_METHODS:
        return
    if not allowed_origin(request, services.settings):
        raise HttpError(403, "foreign-origin")
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length) > most:
        raise HttpError(413, "too-large")
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = length != "0" or "transfer-encoding" in request.headers
    # Forms on other sites cannot send this type without asking first.
    if has_body and media_type != "application/json":
        raise HttpError(415, "not-json")


def _limited(receive: Receive, most: int) -> Receive:
    """*receive*, but it raises TooLarge as soon as a body exceeds *most* bytes."""
    size = 0

    async def receive_limited() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise TooLarge
        return message

    return receive_limited


def _add_headers(message: Message, path: str) -> None:
    headers = MutableHeaders(scope=message)
    for name in _FILE_HEADERS if path.startswith(_FILES) else _HEADERS:
        headers.setdefault(name, _HEADERS[name])
    if path.startswith("/api"):
        headers.setdefault("cache-control", "no-store")
