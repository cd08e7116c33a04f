"""HTTP operations for measuring: how strong is a home-made race or power?"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from elbowroom.server.http.callers import address_of, person
from elbowroom.server.http.requests import read
from elbowroom.server.http.responses import HttpError
from elbowroom.server.http.services import services_of
from elbowroom.server.http.whole_collections import read_collection
from elbowroom.server.thinking.measuring_process import TooMany, subject_of
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.gallery import MeasureRequest, Progress

MEDIA: Final = "text/event-stream"
# Proxies must not hold the events back.
_HEADERS: Final = {"x-accel-buffering": "no"}


async def measure(request: Request) -> Response:
    """Events with the progress of measuring; whoever closes the connection stops it."""
    body = await read(request, MeasureRequest)
    await person(request)
    content = read_collection(body.content)
    services, address = services_of(request), address_of(request)
    try:
        subject = subject_of(content.collections[0], body.thing)
    except KeyError as error:
        raise HttpError(409, "no-such-thing") from error
    if not services.limits.measuring.spend(address, 0):
        raise HttpError(429, "too-fast")
    progress = services.measuring.measure(subject, address)
    try:
        first = await anext(progress)
    except TooMany as error:
        raise HttpError(503, "busy") from error
    return StreamingResponse(_events(first, progress), media_type=MEDIA, headers=_HEADERS)


async def _events(first: Progress, others: AsyncGenerator[Progress, None]) -> AsyncIterator[bytes]:
    async with aclosing(others):
        yield _event(first)
        async for each in others:
            yield _event(each)


def _event(progress: Progress) -> bytes:
    return b"data: " + encode(progress) + b"\n\n"
