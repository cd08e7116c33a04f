"""Claimed names: argon2id, hashed outside the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_HASHER: Final = PasswordHasher()
# Verified when there is no such account, so that time does not tell which names exist.
_NOBODY: Final = _HASHER.hash("nobody has this password")
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
            return await asyncio.to_thread(_fits, kept or _NOBODY, password) and kept is not None


def _fits(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def account_key(name: str) -> str:
    """Names that look alike are the same account."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
