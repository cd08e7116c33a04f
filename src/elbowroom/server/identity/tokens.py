"""Tokens: whoever has one holds the seats that were taken with it. Only hashes are stored."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

_BYTES: Final = 32
_SHAPE: Final = re.compile(r"^[A-Za-z0-9_-]{43}$")


def new_token() -> str:
    """A random token of 256 bits."""
    return secrets.token_urlsafe(_BYTES)


def new_id() -> str:
    """An id for a table or a person that nobody can guess: 96 random bits."""
    return secrets.token_urlsafe(12)


def token_hash(token: str) -> str:
    """The hash that is stored; one round is enough, as a token has too many bits to be guessed."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"elbowroom-token").hexdigest()


def new_code() -> str:
    """A code of six digits, to be read in a mail and typed."""
    return f"{secrets.randbelow(1_000_000):06}"


def code_hash(person: str, code: str) -> str:
    """The hash of a code that was sent to *person*."""
    text = f"{person} {code}".encode()
    return hashlib.blake2b(text, digest_size=32, person=b"elbowroom-code").hexdigest()


def device_hash(device: str) -> str:
    """The hash by which a device is known to an account. It is not that of a token."""
    person = b"elbowroom-device"
    return hashlib.blake2b(device.encode(), digest_size=32, person=person).hexdigest()


def well_formed(token: str) -> bool:
    """Whether *token* could be one of ours, so that it is worth a query."""
    return _SHAPE.match(token) is not None
