"""What the database need not keep for ever is deleted now and then."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from elbowroom.server.operations.logs import log
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.storage.community import CommunityStore

_HOUR: Final = 3600.0
# Results of measuring are a cache; so many seconds are enough.
_MEASUREMENTS_KEPT: Final = 90 * 24 * _HOUR


async def drop_old(store: CommunityStore) -> None:
    """Until the end, every hour: delete codes, invitations and measurements that are too old."""
    while True:
        try:
            await store.drop_codes(time.time())
            await store.drop_old_meetings(time.time())
            await store.drop_measurements(time.time() - _MEASUREMENTS_KEPT)
        except StoreDown as error:
            log("cleaning-failed", logging.WARNING, reason=error.reason)
        await asyncio.sleep(_HOUR)
