"""What `elbowroom serve` tells at the terminal, once it is true."""

from __future__ import annotations

import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import TYPE_CHECKING, Final

from elbowroom.cli.language import say

if TYPE_CHECKING:
    from elbowroom.server.operations.settings import Settings

# Seconds between two looks whether the server answers.
_PAUSE: Final = 0.1


def announce_when_ready(settings: Settings, open_browser: bool) -> None:
    """Say where the server is as soon as it answers, and open its page if that is asked for."""
    # A proxy of the operator's environment must not come between us and ourselves.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def wait() -> None:
        while True:
            try:
                opener.open(f"{_own_address(settings)}/api/ready", timeout=2).close()
            except (urllib.error.URLError, OSError):
                time.sleep(_PAUSE)
            else:
                break
        print("\n".join(_lines(settings)), flush=True)
        if open_browser:
            webbrowser.open(settings.public_url or _own_address(settings))

    threading.Thread(target=wait, daemon=True).start()


def _own_address(settings: Settings) -> str:
    """The address by which this machine reaches its own server."""
    from elbowroom.server.operations.local_network import EVERYWHERE

    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    bracketed = f"[{host}]" if ":" in host else host
    return f"http://{bracketed}:{settings.port}"


def _lines(settings: Settings) -> list[str]:
    from elbowroom.server.operations.local_network import EVERYWHERE, lan_address

    lines = [say("serve-address", address=settings.public_url or _own_address(settings))]
    if settings.host in EVERYWHERE and not settings.public_url:
        lan = lan_address()
        address = f"http://{lan}:{settings.port}"
        lines.append(say("serve-lan", address=address) if lan else say("serve-no-lan"))
    return lines
