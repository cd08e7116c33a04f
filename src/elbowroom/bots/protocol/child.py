"""A program at the other end of two pipes: lines out, lines in, and never a wait without end."""

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
    """The program did not do its part: it is late, gone, or talks without end."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Child:
    """One running program, in a process group of its own so that all of it can be ended."""

    def __init__(self, words: Sequence[str], quiet: bool = False) -> None:
        """Start *words* without any shell; *quiet* throws away what it says on stderr."""
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
        # Nothing outlives us, even if nobody says goodbye.
        self._end = weakref.finalize(self, _end, self._process, self._out)

    def send(self, *lines: str) -> None:
        """Say something; a program that does not listen keeps nobody waiting."""
        self._out.put("".join(f"{line}\n" for line in lines).encode())

    def line(self, deadline: float) -> str:
        """The next line that the program says before *deadline*."""
        try:
            heard = self._in.get(timeout=max(deadline - monotonic(), 0.0))
        except Empty:
            raise Failure(LATE) from None
        if isinstance(heard, Failure):
            self._in.put(heard)  # It stays like that.
            raise Failure(heard.kind)
        return heard

    def leave(self, seconds: float) -> int | None:
        """Say no more, and wait for the end: the exit code, or None if it had to be killed."""
        self._out.put(None)
        code: int | None = None
        with suppress(subprocess.TimeoutExpired):
            code = self._process.wait(seconds)
        self._end()
        return code

    def kill(self) -> None:
        """End it now."""
        self._end()


def _write(pipe: IO[bytes], queue: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError, ValueError), pipe:
        while (said := queue.get()) is not None:
            pipe.write(said)
            pipe.flush()


def _read(pipe: IO[bytes], queue: SimpleQueue[str | Failure]) -> None:
    """Lines as they come; what is no text is shown as such and means nothing."""
    kind = GONE
    with suppress(OSError, ValueError), pipe:
        while heard := pipe.readline(MOST_OF_AN_ANSWER + 1):
            if len(heard) > MOST_OF_AN_ANSWER:
                kind = TOO_LONG
                break
            if queue.qsize() > _MOST_WAITING:
                kind = FLOOD
                break
            queue.put(heard.decode(errors="replace"))
    queue.put(Failure(kind))


def _end(process: subprocess.Popen[bytes], out: SimpleQueue[bytes | None]) -> None:
    """Kill the program and whatever it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    out.put(None)
    process.wait()
