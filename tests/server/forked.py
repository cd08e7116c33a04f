"""Processes that are forked from one that has imported everything already.

Importing takes a server or a command most of its time, and tests start hundreds of them. How they
start without that is what tests/packaging is about.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

_IMPORTED_AHEAD = [
    "elbowroom.cli.main",
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


class ForkedProcess:
    """A process that calls *work* with *arguments*; the other names are those of ``Popen``.

    It has a process group of its own and the *environment* given, and appends what it prints to
    files.
    """

    def __init__(
        self,
        work: Callable[..., int],
        arguments: Sequence[Any],
        *,
        environment: Mapping[str, str],
        stdout: Path,
        stderr: Path,
    ) -> None:
        setting = (dict(environment), str(stdout), str(stderr))
        # A daemon may not start processes, and a server does.
        self._process = _CONTEXT.Process(target=_run, args=(setting, work, arguments), daemon=False)
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
            raise subprocess.TimeoutExpired("forked process", timeout or 0)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to stop."""
        self.send_signal(signal.SIGTERM)


def forked_server(settings: dict[str, Any], log: Path, descriptors: int) -> ForkedProcess:
    """A server that writes to *log*, and may open *descriptors* files, if that is not 0."""
    arguments = (settings, descriptors)
    return ForkedProcess(_serve, arguments, environment=os.environ, stdout=log, stderr=log)


def forked_command(
    arguments: Sequence[str], environment: Mapping[str, str], seconds: float
) -> subprocess.CompletedProcess[str]:
    """Call a command; one that has not ended after *seconds* is ended, with the exit code -1."""
    with tempfile.TemporaryDirectory() as folder:
        stdout, stderr = Path(folder, "stdout"), Path(folder, "stderr")
        process = ForkedProcess(
            _command, arguments, environment=environment, stdout=stdout, stderr=stderr
        )
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
            code = -1
        texts = [each.read_text("utf-8") if each.exists() else "" for each in (stdout, stderr)]
        return subprocess.CompletedProcess(list(arguments), code, *texts)


def _run(
    setting: tuple[dict[str, str], str, str], work: Callable[..., int], arguments: Sequence[Any]
) -> None:
    environment, *files = setting
    os.setsid()
    os.umask(0o022)
    os.environ.clear()
    os.environ.update(environment)
    streams: list[IO[str]] = [sys.stdout, sys.stderr]
    for number, (file, stream) in enumerate(zip(files, streams, strict=True), start=1):
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        os.dup2(opened, number)
        os.close(opened)
        stream.reconfigure(encoding="utf-8")  # type: ignore[attr-defined]
    sys.exit(work(*arguments))


def _serve(settings: dict[str, Any], descriptors: int) -> int:
    import msgspec

    from elbowroom.cli.serving import run
    from elbowroom.server.operations.settings import Settings

    if descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    return run(msgspec.convert(settings, Settings))


def _command(*words: str) -> int:
    from elbowroom.cli.main import main

    sys.argv = ["elbowroom", *words]
    return main()
