"""The end of the application when somebody cannot wait for it."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class OrderlyEnd:
    """After a second Ctrl+C nobody says that it is time to end: the task is cancelled instead.

    That is an end like any other, with leases given back and nothing to complain of.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; of the lifespan, a cancelled wait as its end."""
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def receive_or_end() -> Message:
            try:
                return await receive()
            except asyncio.CancelledError:
                return {"type": "lifespan.shutdown"}

        await self.app(scope, receive_or_end, send)
