"""Claimed names: argon2id, hashed outside the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_HASHER: Final = PasswordHasher()
_AT_ONCE: Final = 2


class Passwords:
    """Hashes and checks passwords in threads."""

    def __init__(self) -> None:
        self._room: Final = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self._room:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether *password* is the one behind *kept*."""
        async with self._room:
            return await asyncio.to_thread(_fits, kept, password)


@cache
def _nobody() -> str:
    """Verified when there is no such account, so that time does not tell which names exist."""
    return _HASHER.hash("nobody has this password")


def _fits(kept: str | None, password: str) -> bool:
    try:
        _HASHER.verify(kept or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def account_key(name: str) -> str:
    """Names that look alike are the same account."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
