"""What bots of the tests do in their processes, some of them badly."""

from __future__ import annotations

import os
import signal
import time

from elbowroom.server.thinking.bot_processes import BotRequest


def where_am_i(asked: BotRequest) -> int:
    return os.getpid()


def suicide(asked: BotRequest) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def stumble(asked: BotRequest) -> int:
    raise RuntimeError("no idea")


def oversleep(asked: BotRequest) -> int:
    time.sleep(60)
    return 0
