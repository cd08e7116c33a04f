"""What every request needs at hand, and who it comes from."""

from __future__ import annotations

import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from elbowroom.server.identity import tokens as seats
from elbowroom.server.identity.accounts import Passwords
from elbowroom.server.identity.plain_text import plain
from elbowroom.server.identity.rate_limits import RateLimits
from elbowroom.server.live.commands import Caller
from elbowroom.server.live.hub import Hub
from elbowroom.server.operations.settings import Settings
from elbowroom.server.storage.base import PersonRow, Store
from elbowroom.server.wire.messages import Refusal, encode


class HttpError(Exception):
    """An answer that is not a good one."""

    def __init__(self, status: int, error: str, refusal: Refusal | None = None) -> None:
        super().__init__(error)
        self.status = status
        self.refusal = refusal or Refusal(error)


@dataclass
class Services:
    """The things behind all operations."""

    settings: Settings
    store: Store
    hub: Hub
    passwords: Passwords
    limits: RateLimits


def services_of(connection: HTTPConnection) -> Services:
    """The desk of the app that serves *connection*."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else ""


def json(answer: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(encode(answer), status, media_type="application/json")


def refused(problem: HttpError) -> Response:
    """A problem as an answer."""
    return json(problem.refusal, problem.status)


async def maybe_person(connection: HTTPConnection) -> PersonRow | None:
    """Who asks; None for somebody without a token. A token that is not ours is an error."""
    token = seats.token_of(connection)
    if token is None:
        return None
    if seats.well_formed(token):
        found = await services_of(connection).store.person_of(seats.token_hash(token))
        if found is not None:
            return found
    raise HttpError(401, "unknown-token")


async def person(connection: HTTPConnection) -> PersonRow:
    """Who asks; it must be somebody."""
    found = await maybe_person(connection)
    if found is None:
        raise HttpError(401, "who-are-you")
    return found


async def person_or_guest(connection: HTTPConnection, name: str) -> tuple[PersonRow, str | None]:
    """Who asks; somebody new becomes a guest at once, and gets the token that is returned."""
    found = await maybe_person(connection)
    if found is not None:
        return found, None
    return await new_guest(services_of(connection), name)


async def new_guest(services: Services, name: str) -> tuple[PersonRow, str]:
    """A guest and their token."""
    row = PersonRow(seats.new_id(), plain(name, 40))
    token = seats.new_token()
    await services.store.add_person(row, seats.token_hash(token), time.time())
    return row, token


def caller_from(row: PersonRow | None) -> Caller:
    """A person as tables know them."""
    return Caller() if row is None else Caller(row.id, row.name)


def allowed_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of that origin may talk to us; programs have none."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    if settings.public_url:
        return origin == settings.public_url.rstrip("/")
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")


def with_token(response: Response, services: Services, token: str | None) -> Response:
    """The same answer, with the token of somebody new."""
    if token is not None:
        seats.give(response, token, services.settings.secure_cookies)
    return response
