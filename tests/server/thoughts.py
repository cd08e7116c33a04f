"""Jobs for worker processes in the tests; some of them fail."""

from __future__ import annotations

import os
import signal
import time

from elbowroom.server.thinking.bot_processes import BotRequest


def where_am_i(request: BotRequest) -> int:
    return os.getpid()


def die(request: BotRequest) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def stumble(request: BotRequest) -> int:
    raise RuntimeError("no idea")


def oversleep(request: BotRequest) -> int:
    time.sleep(60)
    return 0
