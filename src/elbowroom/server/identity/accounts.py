"""Accounts: claimed names with passwords, hashed with argon2id."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from elbowroom.server.identity.fair_queue import FairQueue, Turn
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.storage.base import Store

_HASHER: Final = PasswordHasher()
# Each hash takes 64 MiB and some 200 ms of a core.
_HASHES_AT_ONCE: Final = 2
HASH_SECONDS: Final = 0.2
# Passwords of one address that may wait to be hashed.
_MOST_WAITING: Final = 20


class Passwords:
    """Hashes and checks passwords in threads, a few at a time."""

    def __init__(self) -> None:
        self._queue: Final = FairQueue(_HASHES_AT_ONCE, _MOST_WAITING)

    async def hash(self, password: str, address: str) -> str:
        """The hash to store, for somebody at *address*; raises QueueFull."""
        async with self._queue.turn(Turn((address,), HASH_SECONDS)):
            return await asyncio.to_thread(_HASHER.hash, password)

    async def matches(self, stored: str | None, password: str, address: str) -> bool:
        """Whether *password* is the one whose hash is *stored*; None matches nothing."""
        async with self._queue.turn(Turn((address,), HASH_SECONDS)):
            return await asyncio.to_thread(_matches, stored, password)


@cache
def _dummy_hash() -> str:
    """Checked where there is no account, so that the time taken does not show which names exist."""
    return _HASHER.hash("nobody has this password")


def _matches(stored: str | None, password: str) -> bool:
    try:
        _HASHER.verify(stored or _dummy_hash(), password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


async def may_bear(store: Store, name: str, person: str = "") -> bool:
    """Whether *person* may be called *name*: nobody else has an account of that name."""
    key = account_key(clean_text(name, 40))
    owner = await store.account(key) if key else None
    return owner is None or owner.id == person


def account_key(name: str) -> str:
    """The key under which a name is claimed: names that look alike have the same."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
