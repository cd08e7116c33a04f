"""Who is at which table, for their friends: noted when sockets of accounts open and close."""

from __future__ import annotations

import time
from typing import Final

from elbowroom.server.live.background import BackgroundTasks
from elbowroom.server.live.table import Table
from elbowroom.server.storage.community import CommunityStore


class Presence:
    """Notes presence in the background, in the name of the process *owner*."""

    def __init__(self, store: CommunityStore, owner: str, background: BackgroundTasks) -> None:
        self._store: Final = store
        self._owner: Final = owner
        self._background: Final = background

    def changed(self, table: Table, person: str) -> None:
        """A socket of *person* at *table* has opened or closed."""
        self._background.spawn(self._note(table, person))

    async def looked(self, person: str) -> None:
        """Somebody looks whether friends are here, so they are here themselves."""
        await self._store.note_presence(person, self._owner, "", time.time())

    async def _note(self, table: Table, person: str) -> None:
        here = any(each.person == person for each in table.listeners)
        at = time.time() if here else None
        await self._store.note_presence(person, self._owner, table.row.id, at)
