"""Bodies that are the same for everybody: files of the page, boards, cards.

They are held in memory, compressed once, and have an ETag made from their contents. Starlette's
StaticFiles would read the disk for every request, does not know precompressed files, and makes its
ETags from modification times, which differ between the hosts that serve the same page.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

# Below this many bytes compression is not worth its header.
LEAST_TO_COMPRESS: Final = 1024
# Encodings that we can send, best first, with the endings of precompressed files.
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}


@dataclass(frozen=True)
class CachedBody:
    """One body in all its encodings ("" is the plain one), with the headers it is sent with."""

    media_type: str
    cache_control: str
    etag: str
    encodings: dict[str, bytes]

    def response(self, request: Request) -> Response:
        """The body in the best encoding that the client accepts, or 304 if it has it already."""
        headers = {
            "etag": self.etag,
            "cache-control": self.cache_control,
            "vary": "accept-encoding",
        }
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        encoding = self._best(request.headers.get("accept-encoding", ""))
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.encodings[encoding], headers=headers, media_type=self.media_type)

    def _best(self, accept_encoding: str) -> str:
        accepted = set()
        for part in accept_encoding.lower().split(","):
            name, _, weight = part.partition(";")
            if weight.replace(" ", "") not in ("q=0", "q=0.0"):
                accepted.add(name.strip())
        return next((each for each in ENCODINGS if each in self.encodings and each in accepted), "")


def cached_body(
    body: bytes, media_type: str, cache_control: str, precompressed: dict[str, bytes] | None = None
) -> CachedBody:
    """*body* with its ETag; text is compressed with gzip unless that has been done already."""
    encodings = {"": body, **(precompressed or {})}
    if "gzip" not in encodings and len(body) > LEAST_TO_COMPRESS and _is_text(media_type):
        encodings["gzip"] = gzip.compress(body, 9, mtime=0)
    etag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return CachedBody(media_type, cache_control, etag, encodings)


def _is_text(media_type: str) -> bool:
    return media_type.startswith("text/") or media_type.endswith(("json", "xml", "javascript"))
