"""What bots of the tests do in their processes, some of them badly."""

from __future__ import annotations

import os
import signal
import time

from elbowroom.server.thinking.bot_processes import Asked


def where_am_i(asked: Asked) -> int:
    return os.getpid()


def suicide(asked: Asked) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def stumble(asked: Asked) -> int:
    raise RuntimeError("no idea")


def oversleep(asked: Asked) -> int:
    time.sleep(60)
    return 0
