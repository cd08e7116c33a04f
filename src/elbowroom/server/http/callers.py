"""Who sends a request: address, origin, token, person."""

from __future__ import annotations

import re
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from elbowroom.server.http.responses import HttpError
from elbowroom.server.http.services import Services, services_of
from elbowroom.server.identity.accounts import may_bear
from elbowroom.server.identity.addresses import share_of
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.identity.tokens import (
    device_hash,
    new_id,
    new_token,
    token_hash,
    well_formed,
)
from elbowroom.server.live.caller import Caller
from elbowroom.server.operations.local_network import is_local_name
from elbowroom.server.operations.settings import Settings
from elbowroom.server.storage.base import PersonRow

COOKIE: Final = "elbowroom"
# By this cookie an account knows its devices again, also after they have logged out.
DEVICE_COOKIE: Final = "elbowroom-device"
_YEAR: Final = 365 * 24 * 3600
# A host name or address with an optional port; names in DNS are no longer than this.
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")
_MOST_HOST: Final = 260


def address_of(connection: HTTPConnection) -> str:
    """The network address of the client, as limits count it."""
    return share_of(connection.client.host) if connection.client is not None else ""


def spend(connection: HTTPConnection, seconds: float) -> None:
    """Count so many seconds of computing for the client's address; refused if it has no more."""
    if not services_of(connection).limits.work.spend(address_of(connection), seconds):
        raise HttpError(429, "too-fast")


def well_formed_head(connection: HTTPConnection) -> bool:
    """Whether host and path are such as a browser sends: no control characters, no empty host."""
    host = connection.headers.get("host")
    return connection.scope["path"].isprintable() and (
        host is None or (len(host) < _MOST_HOST and _HOST.fullmatch(host) is not None)
    )


def allowed_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether we may be called what the request calls us.

    In a local network no page of a stranger may reach us under a name of its own.
    """
    if not settings.lan or settings.public_url:
        return True
    return is_local_name(connection.base_url.hostname or "")


def allowed_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that sends this request may talk to us; programs send no origin."""
    if not allowed_host(connection, settings):
        return False
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    if settings.public_url:
        return origin == settings.public_url.rstrip("/")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")


# ---------------------------------------------------------------------- tokens


def token_of(connection: HTTPConnection) -> str | None:
    """The token of a request: from the header that programs send, or else from the cookie."""
    kind, _, value = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and value:
        return value.strip()
    return connection.cookies.get(COOKIE) or None


def token_hash_of(connection: HTTPConnection) -> str:
    """The hash of the token of a request; empty without one."""
    token = token_of(connection)
    return "" if token is None else token_hash(token)


def set_token(response: Response, services: Services, token: str | None) -> Response:
    """Send *token*, if there is one, in a cookie that scripts and other sites cannot read."""
    if token is not None:
        _set_cookie(response, services, COOKIE, token)
    return response


def _set_cookie(response: Response, services: Services, name: str, value: str) -> None:
    secure = services.settings.secure_cookies
    response.set_cookie(
        name, value, max_age=_YEAR, path="/", httponly=True, samesite="strict", secure=secure
    )


async def delete_token_of(connection: HTTPConnection) -> None:
    """Delete the token of a request, and close the sockets that were opened with it."""
    services, token = services_of(connection), token_hash_of(connection)
    await services.store.drop_token(token)
    services.hub.token_deleted(token)


def delete_token(response: Response, services: Services) -> None:
    """Have the browser delete its cookie."""
    secure = services.settings.secure_cookies
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict", secure=secure)


# ---------------------------------------------------------------------- devices


async def known_device(connection: HTTPConnection, person: str) -> str:
    """The hash of the device, if the account *person* has used it before; otherwise empty."""
    device = connection.cookies.get(DEVICE_COOKIE, "")
    if not well_formed(device):
        return ""
    hashed = device_hash(device)
    row = await services_of(connection).store.person_of(hashed)
    return hashed if row is not None and row.id == person else ""


async def remember_device(connection: HTTPConnection, response: Response, person: str) -> None:
    """Have the account *person* know this device from now on."""
    if await known_device(connection, person):
        return
    services, device = services_of(connection), new_token()
    await services.store.add_token(person, device_hash(device), time.time())
    _set_cookie(response, services, DEVICE_COOKIE, device)


# ---------------------------------------------------------------------- people


async def maybe_person(connection: HTTPConnection) -> PersonRow | None:
    """The person behind a request; None without a token. An unknown token is refused."""
    token = token_of(connection)
    if token is None:
        return None
    if well_formed(token):
        row = await services_of(connection).store.person_of(token_hash(token))
        if row is not None:
            return row
    raise HttpError(401, "unknown-token")


async def person(connection: HTTPConnection) -> PersonRow:
    """The person behind a request, who must have a token."""
    row = await maybe_person(connection)
    if row is None:
        raise HttpError(401, "who-are-you")
    return row


async def person_or_guest(connection: HTTPConnection, name: str) -> tuple[PersonRow, str | None]:
    """The person behind a request; without a token a new guest, and the token to send them."""
    row = await maybe_person(connection)
    if row is not None:
        return row, None
    return await new_guest(services_of(connection), name)


async def require_name(services: Services, name: str, person: str = "") -> None:
    """Refuse a name that belongs to an account of somebody else than *person*."""
    if not await may_bear(services.store, name, person):
        raise HttpError(409, "name-taken")


async def new_guest(services: Services, name: str) -> tuple[PersonRow, str]:
    """A new guest and their token; refused if the name is that of an account."""
    await require_name(services, name)
    row = PersonRow(new_id(), clean_text(name, 40))
    token = new_token()
    await services.store.add_person(row, token_hash(token), time.time())
    return row, token


def caller_of(connection: HTTPConnection, row: PersonRow | None) -> Caller:
    """A person as tables know them."""
    address = address_of(connection)
    if row is None:
        return Caller(address=address)
    return Caller(row.id, row.name, address=address, account=row.account is not None)
