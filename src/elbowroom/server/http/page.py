"""The web page: a bundle of files that is read once, and sent as the browser likes it best."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from elbowroom.server.http.context import HttpError

WEB: Final = Path(__file__).parents[2] / "web"
INDEX: Final = "index.html"
# Best first; the first is made when the bundle is built, the second here if need be.
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
_WORTH_PACKING: Final = 1024
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".map": "application/json",
}
# The name of a file below has the hash of its contents in it: it never changes.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class File:
    """One file of the bundle; *bodies* by the way they are packed, "" for not at all."""

    kind: str
    etag: str
    cache: str
    bodies: dict[str, bytes] = field(default_factory=dict)

    def answer(self, request: Request) -> Response:
        """The file, or word that the browser has it already."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        way = _best(request.headers.get("accept-encoding", ""), self.bodies)
        if way:
            headers["content-encoding"] = way
        return Response(self.bodies[way], headers=headers, media_type=self.kind)


def _best(accepted: str, bodies: dict[str, bytes]) -> str:
    """The best way of packing that the browser takes."""
    wanted = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        wanted[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0")
    return next((way for way in _PACKED if way in bodies and wanted.get(way, False)), "")


def read_bundle(folder: Path) -> dict[str, File]:
    """The files of the page by their path; nothing when it has not been built."""
    if not (folder / INDEX).is_file():
        return {}
    paths = [path for path in folder.rglob("*") if path.is_file()]
    plain = [path for path in paths if path.suffix not in _PACKED.values()]
    return {path.relative_to(folder).as_posix(): _read(folder, path) for path in plain}


def _read(folder: Path, path: Path) -> File:
    body = path.read_bytes()
    bodies = {"": body}
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    for way, ending in _PACKED.items():
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            bodies[way] = packed.read_bytes()
    if "gzip" not in bodies and len(body) > _WORTH_PACKING and _is_text(kind):
        bodies["gzip"] = gzip.compress(body, mtime=0)
    etag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    lasting = path.relative_to(folder).parts[0] == "assets"
    return File(kind, etag, _FOR_EVER if lasting else _ASK_AGAIN, bodies)


def _is_text(kind: str) -> bool:
    return kind.startswith("text/") or kind.endswith(("json", "xml", "javascript"))


def page_of(bundle: dict[str, File]) -> Callable[[Request], Awaitable[Response]]:
    """Serves *bundle*: its files, and the page itself at every address that only the page knows."""

    async def serve(request: Request) -> Response:
        path = request.path_params["path"]
        if path in bundle:
            return bundle[path].answer(request)
        if path.startswith("assets/") or "." in path.rpartition("/")[2]:
            raise HttpError(404, "not-found")
        return bundle[INDEX].answer(request)

    return serve


class PageRoute(Route):
    """Every address but the API's, where a wrong method is told from a wrong path."""

    def __init__(self, bundle: dict[str, File]) -> None:
        super().__init__("/{path:path}", page_of(bundle))

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether *scope* asks for the page."""
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


class Squeeze:
    """Packs the answers of the API; files of the page come packed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app
        self.packing: Final = GZipMiddleware(app, minimum_size=_WORTH_PACKING, compresslevel=4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pack what is worth it."""
        ours = scope["type"] == "http" and scope["path"].startswith(("/api/", "/openapi.json"))
        await (self.packing if ours else self.app)(scope, receive, send)
