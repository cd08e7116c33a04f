"""The web page: the files that its builder made, read once when the server starts."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from elbowroom.server.http.cached_body import (
    ENCODINGS,
    LEAST_TO_COMPRESS,
    CachedBody,
    cached_body,
)
from elbowroom.server.http.responses import HttpError

WEB: Final = Path(__file__).parents[2] / "web"
INDEX: Final = "index.html"
# Types that the system's table may lack or have otherwise.
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".map": "application/json",
}
# Names below "assets" contain a hash of the contents, so these files never change.
_ASSETS_CACHE: Final = "public, max-age=31536000, immutable"
_PAGE_CACHE: Final = "no-cache"


def read_bundle(folder: Path) -> dict[str, CachedBody]:
    """The files of the page by path; empty when the page has not been built."""
    if not (folder / INDEX).is_file():
        return {}
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {
        path.relative_to(folder).as_posix(): _read(folder, path)
        for path in paths
        if path.suffix not in ENCODINGS.values()
    }


def _read(folder: Path, path: Path) -> CachedBody:
    variants = {each: path.with_name(path.name + ending) for each, ending in ENCODINGS.items()}
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    asset = path.relative_to(folder).parts[0] == "assets"
    return cached_body(
        path.read_bytes(),
        media_type or "application/octet-stream",
        _ASSETS_CACHE if asset else _PAGE_CACHE,
        {each: variant.read_bytes() for each, variant in variants.items() if variant.is_file()},
    )


def _page_handler(bundle: dict[str, CachedBody]) -> Callable[[Request], Awaitable[Response]]:
    """Serves files, and the page itself at every address that only its own router knows."""

    async def serve(request: Request) -> Response:
        path = request.path_params["path"]
        if path in bundle:
            return bundle[path].response(request)
        if path.startswith("assets/") or "." in path.rpartition("/")[2]:
            raise HttpError(404, "not-found")
        return bundle[INDEX].response(request)

    return serve


class PageRoute(Route):
    """Every address outside the API, where a wrong method must not be taken for a wrong path."""

    def __init__(self, bundle: dict[str, CachedBody]) -> None:
        super().__init__("/{path:path}", _page_handler(bundle))

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether *scope* asks for the page."""
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


class CompressApi:
    """Middleware that compresses long answers of the API; cached bodies are compressed already."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app
        self.gzip: Final = GZipMiddleware(app, minimum_size=LEAST_TO_COMPRESS, compresslevel=4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, with compression if it is one of the API."""
        is_api = scope["type"] == "http" and scope["path"].startswith(("/api/", "/openapi.json"))
        await (self.gzip if is_api else self.app)(scope, receive, send)
