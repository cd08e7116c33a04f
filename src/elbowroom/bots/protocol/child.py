"""A child process behind two pipes: lines out, lines in, and every wait has a limit."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from typing import IO, Final

from elbowroom.bots.protocol.messages import MOST_OF_AN_ANSWER

LATE, GONE, TOO_LONG, FLOOD = "late", "gone", "too-long", "flood"
_MOST_WAITING: Final = 10_000


class Failure(Exception):
    """The program failed: it is late, has ended, or sends too much."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Child:
    """One running program, in its own process group so that its children end with it."""

    def __init__(self, words: Sequence[str], quiet: bool = False) -> None:
        """Start *words* without any shell; *quiet* discards its stderr."""
        self._process = subprocess.Popen(
            list(words),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
            start_new_session=True,
        )
        self._out: SimpleQueue[bytes | None] = SimpleQueue()
        self._in: SimpleQueue[str | Failure] = SimpleQueue()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        for work, pipe, queue in (
            (_write, self._process.stdin, self._out),
            (_read, self._process.stdout, self._in),
        ):
            threading.Thread(target=work, args=(pipe, queue), daemon=True).start()
        # The program never outlives this process, even if it was not closed.
        self._end = weakref.finalize(self, _end, self._process, self._out)

    def send(self, *lines: str) -> None:
        """Send lines without waiting for the program to read them."""
        self._out.put("".join(f"{line}\n" for line in lines).encode())

    def line(self, deadline: float) -> str:
        """The next line that the program sends before *deadline*."""
        try:
            line = self._in.get(timeout=max(deadline - monotonic(), 0.0))
        except Empty:
            raise Failure(LATE) from None
        if isinstance(line, Failure):
            self._in.put(line)  # Later reads fail in the same way.
            raise Failure(line.kind)
        return line

    def leave(self, seconds: float) -> int | None:
        """Close its input and wait for its end: the exit code, or None if it had to be killed."""
        self._out.put(None)
        code: int | None = None
        with suppress(subprocess.TimeoutExpired):
            code = self._process.wait(seconds)
        self._end()
        return code

    def kill(self) -> None:
        """Kill the program now."""
        self._end()


def _write(pipe: IO[bytes], queue: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError, ValueError), pipe:
        while (data := queue.get()) is not None:
            pipe.write(data)
            pipe.flush()


def _read(pipe: IO[bytes], queue: SimpleQueue[str | Failure]) -> None:
    """Queue lines as they arrive; bytes that are not UTF-8 are replaced."""
    kind = GONE
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(MOST_OF_AN_ANSWER + 1):
            if len(line) > MOST_OF_AN_ANSWER:
                kind = TOO_LONG
                break
            if queue.qsize() > _MOST_WAITING:
                kind = FLOOD
                break
            queue.put(line.decode(errors="replace"))
    queue.put(Failure(kind))


def _end(process: subprocess.Popen[bytes], out: SimpleQueue[bytes | None]) -> None:
    """Kill the program and whatever it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    out.put(None)
    process.wait()
