"""Tokens: whoever has one holds the seats that were taken with it. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "elbowroom"
_BYTES: Final = 32
_SHAPE: Final = re.compile(r"^[A-Za-z0-9_-]{43}$")
_YEAR: Final = 365 * 24 * 3600


def new_token() -> str:
    """A token of 256 bits."""
    return secrets.token_urlsafe(_BYTES)


def new_id() -> str:
    """A name for a table or a person that nobody guesses."""
    return secrets.token_urlsafe(12)


def token_hash(token: str) -> str:
    """What is kept of a token; it has too many bits to be tried out, so one round is enough."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"elbowroom-token").hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request: from the cookie, or as a program sends it."""
    kind, _, value = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and value:
        return value.strip()
    return connection.cookies.get(COOKIE) or None


def well_formed(token: str) -> bool:
    """Whether *token* could be one of ours."""
    return _SHAPE.match(token) is not None


def give(response: Response, token: str, secure: bool) -> None:
    """Put the token where scripts and other sites cannot get at it."""
    response.set_cookie(
        COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="strict", secure=secure
    )


def take_away(response: Response, secure: bool) -> None:
    """Remove the cookie."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict", secure=secure)
