"""Real servers for the tests, in processes of their own, which can be stopped or killed."""

from __future__ import annotations

import atexit
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from elbowroom.server.storage.migrations import upgrade
from tests.server.forked import ForkedProcess, forked_server

_CODE = (
    "import sys, json; from elbowroom.cli.serving import run;"
    "from elbowroom.server.operations.settings import Settings; import msgspec;"
    "run(msgspec.convert(json.loads(sys.argv[1]), Settings))"
)

# No test should be slowed down by limits that another test is about.
FREE: dict[str, Any] = {
    "requests_per_second": 1e6,
    "requests_at_once": 1_000_000,
    "work_per_second": 1e6,
    "work_at_once": 1e6,
    "messages_per_second": 1e6,
    "messages_at_once": 1_000_000,
    "chats_per_minute": 1e6,
    "address_chats_per_minute": 1e6,
    "tables_per_minute": 1e6,
    "sockets_per_address": 10_000,
    "bot_pause": 0.0,
    "lease_seconds": 1.5,
}


# Nothing of a page is read; for the one that comes with the package the setting is "".
NO_PAGE = "no page"


@cache
def _empty_database() -> Path:
    """A database as a server makes it, to be copied: making one takes as long as all else."""
    file = Path(tempfile.mkdtemp(prefix="elbowroom-test-")) / "empty.sqlite3"
    atexit.register(shutil.rmtree, file.parent)
    upgrade(f"sqlite:///{file}")
    return file


def free_port() -> int:
    """A free port, below those that the system gives to clients and might give to one meanwhile."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", random.SystemRandom().randrange(10_000, 30_000)))
            return int(probe.getsockname()[1])


class Server:
    """A server process; *settings* are those of elbowroom.server.operations.settings.

    *descriptors* is how many files it may open, if not as many as the test. *inside* is the start
    of a command that runs the rest of it somewhere else. *forked* servers have imported everything
    before they start; those with several workers start as users start them.
    """

    def __init__(
        self,
        folder: Path,
        *,
        descriptors: int = 0,
        inside: tuple[str, ...] = (),
        forked: bool = True,
        **settings: Any,
    ) -> None:
        self.folder = folder
        self.descriptors = descriptors
        self.inside = inside
        self.forked = forked and not inside and settings.get("workers", 1) == 1
        self.port = settings.get("port", 0) or free_port()
        # Where clients reach it.
        self.place = f"{settings.get('host', '127.0.0.1')}:{self.port}"
        file = folder / "tables.sqlite3"
        if "database" not in settings and not file.exists():
            shutil.copyfile(_empty_database(), file)
        own = {"database": f"sqlite:///{file}", "port": self.port, "web": NO_PAGE}
        self.settings = {**FREE, **own, **settings}
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    @property
    def url(self) -> str:
        return f"http://{self.place}"

    @property
    def ws(self) -> str:
        return f"ws://{self.place}"

    def start(self) -> Server:
        self.launch()
        try:
            self.wait_ready()
        except BaseException:
            self.stop()
            raise
        return self

    def launch(self) -> None:
        """Start the process; it is not ready yet."""
        assert self.forked or not self.descriptors
        if self.forked:
            self.process = forked_server(self.settings, self.log, self.descriptors)
            return
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.inside, sys.executable, "-c", _CODE, json.dumps(self.settings)],
                stdout=log,
                stderr=log,
                start_new_session=True,
                env=os.environ.copy(),
            )

    def wait_ready(self, seconds: float = 120) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/api/ready", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.send_signal(signal.SIGKILL)  # if it has no group of its own yet
        self.process.wait()

    def stop(self) -> int:
        """Stop it with SIGTERM; returns the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.returncode


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server for the length of a test; the arguments are those of ``Server``."""
    server = Server(folder, **settings).start()
    try:
        yield server
    finally:
        server.stop()
