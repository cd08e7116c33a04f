"""Server processes that are forked from one that has imported everything already.

Importing takes a server most of the time it needs to start, and tests start hundreds of servers.
How the command itself starts one is what tests/packaging is about.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from elbowroom.server.operations.settings import Settings

_IMPORTED_AHEAD = [
    "elbowroom.cli.serving",
    "elbowroom.server.app",
    "elbowroom.server.http.protocols",
    "elbowroom.server.storage.opening",
    "elbowroom.server.storage.postgres",
    "elbowroom.server.storage.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.server",
]
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(_IMPORTED_AHEAD)


class ForkedServer:
    """A running server; the names are those of ``subprocess.Popen``.

    It has a process group of its own, writes to *log*, and may open *descriptors* files, if that is
    not 0.
    """

    def __init__(self, settings: dict[str, Any], log: Path, descriptors: int) -> None:
        arguments = (settings, str(log), descriptors, dict(os.environ))
        # A daemon may not start processes, and a server does.
        self._process = _CONTEXT.Process(target=_serve, args=arguments, daemon=False)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid
        # Python waits for processes that are no daemons, and so for one that no test has stopped.
        atexit.register(self.send_signal, signal.SIGKILL)

    @property
    def returncode(self) -> int:
        """The exit code of a process that has ended."""
        assert self._process.exitcode is not None
        return self._process.exitcode

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended, at most for *timeout* seconds."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("server", timeout or 0)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to stop."""
        self.send_signal(signal.SIGTERM)


def _serve(
    settings: dict[str, Any], log: str, descriptors: int, environment: dict[str, str]
) -> None:
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    for stream in (1, 2):
        os.dup2(file, stream)
    os.close(file)
    if descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    from elbowroom.cli.serving import run

    sys.exit(run(msgspec.convert(settings, Settings)))
