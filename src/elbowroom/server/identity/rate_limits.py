"""How fast somebody may ask: buckets that fill up again."""

from __future__ import annotations

import time
from typing import Final

from elbowroom.server.operations.settings import Settings

_MOST_KEPT: Final = 20_000


class Bucket:
    """*at_once* drops at most; *per_second* come back."""

    __slots__ = ("at_once", "drops", "per_second", "since")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.drops = at_once
        self.since = time.monotonic()

    def take(self) -> bool:
        """Whether there is a drop left; it is gone then."""
        now = time.monotonic()
        self.drops = min(self.at_once, self.drops + (now - self.since) * self.per_second)
        self.since = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Buckets:
    """A bucket for each address or person; the longest unused are forgotten."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self._kept: Final[dict[str, Bucket]] = {}

    def take(self, key: str) -> bool:
        """Whether *key* may go on."""
        bucket = self._kept.pop(key, None) or Bucket(self.per_second, self.at_once)
        self._kept[key] = bucket
        if len(self._kept) > _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return bucket.take()


class RateLimits:
    """All limits of one process: buckets by address or person, and open sockets by address."""

    def __init__(self, settings: Settings) -> None:
        self.requests: Final = Buckets(settings.requests_per_second, settings.requests_at_once)
        self.chats: Final = Buckets(settings.chats_per_minute / 60, settings.chats_per_minute / 2)
        self.logins: Final = Buckets(0.2, 10)
        self.tables: Final = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.hints: Final = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute / 2)
        self.sockets: Final[dict[str, int]] = {}
