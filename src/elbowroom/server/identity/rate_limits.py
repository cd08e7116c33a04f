"""Rate limits: token buckets that fill up again with time."""

from __future__ import annotations

import time
from typing import Final

from elbowroom.server.operations.settings import Settings

# Buckets remembered at a time; a forgotten one starts full again.
_MOST_BUCKETS: Final = 20_000


class Bucket:
    """Allows *at_once* requests (or seconds of work) in a burst, *per_second* in the long run."""

    __slots__ = ("at_once", "left", "per_second", "since")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self.since = time.monotonic()

    def take(self) -> bool:
        """Count one request; returns whether it is within the limit."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, cost: float) -> bool:
        """Count *cost*, unless everything is spent; returns whether it was counted.

        What has begun may cost more than is left: then it takes longer until there is some again.
        """
        self._fill()
        if self.left <= 0:
            return False
        self.left -= cost
        return True

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now


class Buckets:
    """A bucket for each address or person; those longest unused are forgotten."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, key: str) -> bool:
        """Count one request of *key*; returns whether it is within the limit."""
        return self._bucket(key).take()

    def spend(self, key: str, cost: float) -> bool:
        """Count *cost* of *key*, unless it has spent everything."""
        return self._bucket(key).spend(cost)

    def correct(self, key: str, cost: float) -> None:
        """Count *cost* more (or less) than was counted before."""
        self._bucket(key).left -= cost

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self.per_second, self.at_once)
        self._buckets[key] = bucket
        if len(self._buckets) > _MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class RateLimits:
    """All limits of one process: buckets by address or person, and open sockets by address."""

    def __init__(self, settings: Settings) -> None:
        self.requests: Final = Buckets(settings.requests_per_second, settings.requests_at_once)
        # Seconds of computing, by address.
        self.work: Final = Buckets(settings.work_per_second, settings.work_at_once)
        self.chats: Final = Buckets(settings.chats_per_minute / 60, settings.chats_per_minute / 2)
        of_address = settings.address_chats_per_minute
        self.chats_of_address: Final = Buckets(of_address / 60, of_address / 2)
        # Log-ins with a password: of a known device; of an account from one address; and of an
        # account from anywhere, which is more than one address can use up.
        self.logins_of_device: Final = Buckets(0.05, 10)
        self.logins_of_pair: Final = Buckets(0.05, 10)
        self.logins_of_account: Final = Buckets(2, 200)
        # Codes by mail: asked for from an address, sent to one, and guessed by a person.
        self.codes_of_sender: Final = Buckets(1 / 600, 10)
        self.codes_to: Final = Buckets(1 / 3600, 3)
        self.code_guesses: Final = Buckets(1 / 600, 5)
        self.operator_guesses: Final = Buckets(0.05, 10)
        # Short codes looked up: by an address, and by all of them together, which is more than one
        # can use up.
        self.short_codes: Final = Buckets(1 / 10, 20)
        self.all_short_codes: Final = Buckets(2, 300)
        # Links of friends that an address tries, and invitations that a person sends.
        self.friend_links: Final = Buckets(1 / 10, 20)
        self.invitations: Final = Buckets(1 / 30, 20)
        self.tables: Final = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.hints: Final = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute / 2)
        hourly = settings.publications_per_hour
        self.publications: Final = Buckets(hourly / 3600, hourly)
        self.reports: Final = Buckets(settings.reports_per_hour / 3600, settings.reports_per_hour)
        # Seconds of another process.
        self.measuring: Final = Buckets(settings.measuring_per_second, settings.measuring_at_once)
        self.sockets: Final[dict[str, int]] = {}
